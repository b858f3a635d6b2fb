import { CombinedGraphQLErrors } from '@apollo/client';

export const SIGNED_OUT = 'You were signed out, so nothing was changed. Please try again.';
export const NO_ANSWER =
  'The service is not answering. We cannot say whether anything was changed; please look before you try again.';

export function outageText(error: unknown, fallback = NO_ANSWER): string {
  if (hasCode(error, 'UNAUTHENTICATED')) return SIGNED_OUT;
  const isSaidByPortal = hasCode(error, 'READ_ONLY') || hasCode(error, 'RATE_LIMITED');
  return (isSaidByPortal && CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || fallback;
}

export interface Payload {
  success: boolean;
  userErrors: readonly { message: string }[];
}

export interface RefusalTexts {
  refused?: string;
  unanswered?: string;
}

/** Returns why the change was not made; null when it was made. */
export async function refusalOf(
  send: () => Promise<Payload | null | undefined>,
  { refused = NO_ANSWER, unanswered = NO_ANSWER }: RefusalTexts = {},
): Promise<string | null> {
  try {
    const payload = await send();
    return payload?.success ? null : payload?.userErrors[0]?.message || refused;
  } catch (error) {
    return outageText(error, unanswered);
  }
}

export type GatewayErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'READ_ONLY'
  | 'RATE_LIMITED'
  | 'VENDOR_UNAVAILABLE'
  | 'VENDOR_TIMEOUT'
  | 'VENDOR_INVALID_RESPONSE'
  | 'INTERNAL_SERVER_ERROR';

export function hasCode(error: unknown, code: GatewayErrorCode): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some((each) => each.extensions?.['code'] === code);
}
