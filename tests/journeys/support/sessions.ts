import { ask } from '../../testkit/customer';
import { workerPortal } from './worker-portal';

const EXCHANGE = 'mutation ($input: ExchangeCodeInput!) { exchangeCode(input: $input) { authToken } }';

/** Tokens of sessions by the portal and the address of the customer. */
const tokens = new Map<string, string>();

const keyOf = (email: string) => `${workerPortal().urls.portal} ${email}`;

/** Makes the one-time code in an answer of the account service into the session that the customer has from now on. */
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

/** The token of a session of the customer, which is made once for all journeys of a worker. */
export async function sessionOf(email: string, password: string): Promise<string> {
  const known = tokens.get(keyOf(email));
  if (known !== undefined) return known;
  const { urls } = workerPortal();
  const address = `${urls.accounts}/login?target=2&redirect=${encodeURIComponent(`${urls.portal}/login`)}`;
  const body = new URLSearchParams({ email, password });
  return keepSession(email, await fetch(address, { method: 'POST', body, redirect: 'manual' }));
}
