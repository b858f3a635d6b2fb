import type { SessionEnvironment } from '../session-environment';
import { endSession, type GoodSession } from './sign-in';

export interface TwoCustomers {
  current: GoodSession;
  offered: GoodSession;
}

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
