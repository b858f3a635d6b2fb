import { routes } from '../../paths';
import type { SessionEnvironment } from '../session-environment';
import { endSession } from './sign-in';

/** Time that the page waits for the account service; the request arrives even if the page goes first. */
const PATIENCE_MS = 2_000;

export async function signOutOf(token: string, environment: SessionEnvironment): Promise<void> {
  environment.forgetCustomer();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([endSession(environment.location.origin, token), patience]);
  // Not earlier: a delegate's cookies identify the session to end.
  environment.delegate.clear();
  environment.replacePath(routes.home);
}
