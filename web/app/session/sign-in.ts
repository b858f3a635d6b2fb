import { askGateway, OutageError } from './ask-gateway';
import { type PortalConfigFragment, SessionStartDocument } from './session-start.generated';
import { ExchangeCodeDocument } from './sign-in.generated';

export type SignInOutcome =
  | { kind: 'signed-in'; token: string; config: PortalConfigFragment }
  | { kind: 'signed-out'; config: PortalConfigFragment }
  | { kind: 'read-only'; message: string };

/**
 * The login flow up to the point where it is known who, if anybody, is signed in: the stored token is checked,
 * and only if it is not good the one-time code is exchanged (AUTH-05, AUTH-06).
 * Throws OutageError when that cannot be known; nobody is taken for signed out because a service is down.
 */
export async function signIn(
  origin: string,
  storedToken: string,
  code: string | null,
): Promise<SignInOutcome> {
  const { data, codes } = await askGateway(origin, storedToken, SessionStartDocument, {});
  const config = data?.config;
  if (!config) throw new OutageError(codes.join(', '));
  if (config.readOnlyMessage) return { kind: 'read-only', message: config.readOnlyMessage };
  const check = data.authCheck;
  if (check?.success) return { kind: 'signed-in', token: check.authToken || storedToken, config };
  if (codes.some((each) => each !== 'UNAUTHENTICATED')) throw new OutageError(codes.join(', '));
  const token = code === null ? null : await exchange(origin, code);
  return token === null ? { kind: 'signed-out', config } : { kind: 'signed-in', token, config };
}

/** The token that the code buys; null when the code is unknown, used or too old. */
async function exchange(origin: string, code: string): Promise<string | null> {
  const { data, codes } = await askGateway(origin, '', ExchangeCodeDocument, { input: { code } });
  const payload = data?.exchangeCode;
  if (payload?.userErrors.some((error) => error.code === 'NO_ANSWER')) throw new OutageError('NO_ANSWER');
  if (!payload && !codes.includes('UNAUTHENTICATED')) throw new OutageError(codes.join(', '));
  return payload?.authToken ?? null;
}
