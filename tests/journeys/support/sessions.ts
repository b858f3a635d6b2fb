import { ask } from '../../testkit/customer';
import { workerPortal } from './worker-portal';

const EXCHANGE = 'mutation ($input: ExchangeCodeInput!) { exchangeCode(input: $input) { authToken } }';

const tokens = new Map<string, string>();

const keyOf = (email: string) => `${workerPortal().urls.portal} ${email}`;

/** Exchanges the one-time code in an account service's answer, and keeps the session for the customer. */
export async function keepSession(email: string, answer: Response): Promise<string> {
  const { urls } = workerPortal();
  const code = new URL(answer.headers.get('location') ?? '', urls.portal).searchParams.get('code');
  const exchanged = await ask({ gateway: urls.portal, token: '' }, EXCHANGE, { input: { code } });
  const session = exchanged.data?.['exchangeCode'] as { authToken: string | null } | undefined;
  if (typeof session?.authToken !== 'string')
    throw new Error(`No session for ${email}: ${JSON.stringify(exchanged)}`);
  tokens.set(keyOf(email), session.authToken);
  return session.authToken;
}

/** Returns the customer's session token, created once per worker. */
export async function sessionOf(email: string, password: string): Promise<string> {
  const known = tokens.get(keyOf(email));
  if (known !== undefined) return known;
  const { urls } = workerPortal();
  const address = `${urls.accounts}/login?target=2&redirect=${encodeURIComponent(`${urls.portal}/login`)}`;
  const body = new URLSearchParams({ email, password });
  return keepSession(email, await fetch(address, { method: 'POST', body, redirect: 'manual' }));
}
