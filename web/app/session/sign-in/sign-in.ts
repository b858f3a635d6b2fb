import { accountLoginUrl } from '#domain/account/account-login-url';
import { loginRedirect } from '#domain/account/login-redirect';
import { isLoginEntry } from '#domain/account/safe-redirect';
import { EARLY_TEXTS } from '../../early-texts.generated';
import { askGateway, OutageError } from './ask-gateway';
import type {
  CustomerFragment,
  PortalConfigFragment,
  SessionStartQuery,
  TokenCustomerQuery,
} from './session-start.generated';
import type { ExchangeCodeMutation, LogoutMutation } from './sign-in.generated';

/** A valid session; the token is empty when a delegate's cookies authenticate instead (AUTH-16). */
export interface GoodSession {
  token: string;
  customer: CustomerFragment;
}

export type SignInOutcome =
  | { kind: 'signed-in'; config: PortalConfigFragment; session: GoodSession }
  | { kind: 'two-customers'; current: GoodSession; offered: GoodSession }
  | { kind: 'signed-out'; config: PortalConfigFragment }
  | { kind: 'read-only'; message: string };

interface SignInRequest {
  origin: string;
  storedToken: string;
  code: string | null;
  hasDelegateBeside: boolean;
}

/**
 * Uses the stored token first, else the one-time code (AUTH-05); between two customers the user chooses
 * (0014). Throws OutageError when the state is unknown; an outage signs no customer out.
 */
export async function signIn(question: SignInRequest): Promise<SignInOutcome> {
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
  // Keeps the stored session, so that nothing changes for the other tabs.
  void endSession(origin, offered.token);
  return { kind: 'signed-in', config, session };
}

async function offer({ origin, code, hasDelegateBeside }: SignInRequest): Promise<GoodSession | null> {
  if (code !== null) return exchange(origin, code);
  return hasDelegateBeside ? (await checkSession(origin, '')).session : null;
}

async function checkSession(
  origin: string,
  token: string,
): Promise<{ config: PortalConfigFragment; session: GoodSession | null }> {
  const { data, codes } = await askGateway<SessionStartQuery>(origin, token, EARLY_TEXTS.SessionStart, {});
  if (!data?.config || codes.some((code) => code !== 'UNAUTHENTICATED')) throw new OutageError(codes);
  const { config, authCheck, viewer } = data;
  if (!authCheck?.success || !viewer) return { config, session: null };
  // With fewer than the three delegate cookies there is no session, even if one of them is a valid token.
  if (token === '' && !viewer.isDelegate) return { config, session: null };
  return { config, session: { token: token && (authCheck.authToken || token), customer: viewer } };
}

export async function customerOfToken(origin: string, token: string): Promise<CustomerFragment | null> {
  const { data, codes } = await askGateway<TokenCustomerQuery>(origin, token, EARLY_TEXTS.TokenCustomer, {});
  if (!data || codes.length > 0) throw new OutageError(codes);
  return data.viewer;
}

/** Ends a session at the vendor. Never fails: a session that cannot be ended expires by itself. */
export async function endSession(origin: string, token: string): Promise<void> {
  await askGateway<LogoutMutation>(origin, token, EARLY_TEXTS.Logout, {}).catch(() => undefined);
}

async function exchange(origin: string, code: string): Promise<GoodSession | null> {
  const { data, codes } = await askGateway<ExchangeCodeMutation>(origin, '', EARLY_TEXTS.ExchangeCode, {
    input: { code },
  });
  const payload = data?.exchangeCode;
  if (payload?.userErrors.some((error) => error.code === 'NO_ANSWER')) throw new OutageError(['NO_ANSWER']);
  if (!payload && !codes.includes('UNAUTHENTICATED')) throw new OutageError(codes);
  if (!payload?.authToken) return null;
  const { authToken: token, viewer } = payload;
  // The code is used up: if the customer could not be read with it, read them with the session.
  const customer = viewer ?? (await customerOfToken(origin, token));
  return customer && { token, customer };
}

/** The customer in person and a delegate acting for them are different. */
function isSame(one: CustomerFragment, other: CustomerFragment): boolean {
  return one.id === other.id && one.isDelegate === other.isDelegate;
}

export function signInTarget(address: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const { pathname, search, hash } = address;
  return isLoginEntry(pathname) ? loginRedirect(search) : `${pathname}${search}${hash}`;
}

export function signInUrl(
  accountsHost: string,
  address: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>,
): string {
  return accountLoginUrl({ accountsHost, origin: address.origin, original: signInTarget(address) });
}
