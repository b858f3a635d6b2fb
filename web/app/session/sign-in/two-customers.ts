import type { SessionEnvironment } from '../session-environment';
import { endSession, type GoodSession } from './sign-in';

/** Two good sessions in one browser, of which one is to stay (0014). */
export interface TwoCustomers {
  current: GoodSession;
  offered: GoodSession;
}

/** Ends the session that is not kept, at the vendor and in the browser, and stores the other. */
export async function keepOne(
  { current, offered }: TwoCustomers,
  kept: keyof TwoCustomers,
  { location, tokens, delegate }: SessionEnvironment,
): Promise<void> {
  const [chosen, other] = kept === 'current' ? [current, offered] : [offered, current];
  await endSession(location.origin, other.token);
  if (other.token === '') delegate.clear();
  if (chosen.token === '') tokens.remove('signed-out');
  else tokens.write(chosen.token);
}
