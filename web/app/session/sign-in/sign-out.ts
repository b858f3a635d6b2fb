import { routes } from '../../paths';
import type { SessionEnvironment } from '../session-environment';
import { endSession } from './sign-in';

/** How long a page waits for the account service; what it has sent arrives without the page, too. */
const PATIENCE_MS = 2_000;

export async function signOutOf(token: string, environment: SessionEnvironment): Promise<void> {
  environment.forgetCustomer();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([endSession(environment.location.origin, token), patience]);
  // Not before: for a delegate they say which session is to end.
  environment.delegate.clear();
  environment.replacePath(routes.home);
}
