import { askGateway, OutageError } from './ask-gateway';
import type { CustomerFragment, PortalConfigFragment } from './session-start.generated';
import { SessionStartDocument, TokenCustomerDocument } from './session-start.generated';
import { ExchangeCodeDocument, LogoutDocument } from './sign-in.generated';

/** A session that is good; the token is empty when the cookies of a delegate speak instead (AUTH-16). */
export interface GoodSession {
  token: string;
  customer: CustomerFragment;
}

export type SignInOutcome =
  | { kind: 'signed-in'; config: PortalConfigFragment; session: GoodSession }
  | { kind: 'two-customers'; current: GoodSession; offered: GoodSession }
  | { kind: 'signed-out'; config: PortalConfigFragment }
  | { kind: 'read-only'; message: string };

interface SignInQuestion {
  origin: string;
  storedToken: string;
  /** The one-time code that the address carried. */
  code: string | null;
  /** Whether the cookies of a delegate are there beside the stored token. */
  hasDelegateBeside: boolean;
}

/**
 * The login flow up to the point where it is known who, if anybody, is signed in: the stored token is checked, and if
 * it is not good the one-time code is exchanged (AUTH-05, AUTH-06). A code or cookies that come beside a good session
 * are looked at as well: if they are somebody else's, the customer is asked (0014).
 * Throws OutageError when that cannot be known; nobody is taken for signed out because a service is down.
 */
export async function signIn(question: SignInQuestion): Promise<SignInOutcome> {
  const { origin, storedToken } = question;
  const { config, session } = await checkSession(origin, storedToken);
  if (config.readOnlyMessage) return { kind: 'read-only', message: config.readOnlyMessage };
  const offered = await offer(question).catch((outage) => {
    if (session === null) throw outage;
    return null;
  });
  if (session === null || offered === null) {
    const only = session ?? offered;
    return only ? { kind: 'signed-in', config, session: only } : { kind: 'signed-out', config };
  }
  if (!isSame(session.customer, offered.customer)) {
    return { kind: 'two-customers', current: session, offered };
  }
  // The stored session stays, so that nothing changes for the other tabs.
  void endSession(origin, offered.token);
  return { kind: 'signed-in', config, session };
}

/** What came beside the stored token: a code, else the cookies of a delegate. */
async function offer({ origin, code, hasDelegateBeside }: SignInQuestion): Promise<GoodSession | null> {
  if (code !== null) return exchange(origin, code);
  return hasDelegateBeside ? (await checkSession(origin, '')).session : null;
}

async function checkSession(
  origin: string,
  token: string,
): Promise<{ config: PortalConfigFragment; session: GoodSession | null }> {
  const { data, codes } = await askGateway(origin, token, SessionStartDocument, {});
  if (!data?.config || codes.some((code) => code !== 'UNAUTHENTICATED')) throw new OutageError(codes.join());
  const { config, authCheck, viewer } = data;
  if (!authCheck?.success || !viewer) return { config, session: null };
  // Fewer than the three cookies of a delegate are nobody's session here, even where one of them is a good token.
  if (token === '' && !viewer.isDelegate) return { config, session: null };
  return { config, session: { token: token && (authCheck.authToken || token), customer: viewer } };
}

/** Whose a token is; null when it is not good. Throws OutageError when that cannot be known. */
export async function whoseToken(origin: string, token: string): Promise<CustomerFragment | null> {
  const { data, codes } = await askGateway(origin, token, TokenCustomerDocument, {});
  if (!data || codes.length > 0) throw new OutageError(codes.join());
  return data.viewer;
}

/** Ends a session at the vendor. Never fails: one that cannot be ended expires by itself. */
export async function endSession(origin: string, token: string): Promise<void> {
  await askGateway(origin, token, LogoutDocument, {}).catch(() => undefined);
}

/** The session that the code buys; null when the code is unknown, used or too old. */
async function exchange(origin: string, code: string): Promise<GoodSession | null> {
  const { data, codes } = await askGateway(origin, '', ExchangeCodeDocument, { input: { code } });
  const payload = data?.exchangeCode;
  if (payload?.userErrors.some((error) => error.code === 'NO_ANSWER')) throw new OutageError('NO_ANSWER');
  if (!payload && !codes.includes('UNAUTHENTICATED')) throw new OutageError(codes.join());
  if (!payload?.authToken || !payload.viewer) return null;
  return { token: payload.authToken, customer: payload.viewer };
}

/** The customer in person and a delegate who acts for them are two. */
function isSame(one: CustomerFragment, other: CustomerFragment): boolean {
  return one.id === other.id && one.isDelegate === other.isDelegate;
}
