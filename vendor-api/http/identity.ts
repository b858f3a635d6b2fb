import { RequestError } from './request-error';

/** The customer whom the token names. */
export interface SignedInUser {
  readonly id: string;
  /** In lower case, as stored. */
  readonly email: string;
  /** Whether the mailbox is known to be his (0019). */
  readonly emailProven: boolean;
  readonly name: string;
}

/**
 * The caller is who the token says. Older calls repeat the identity in the payload; another one there is refused
 * rather than ignored, because whoever sends it expects it to count (D-115).
 * @throws RequestError 403
 */
export function refuseForeignIdentity(
  user: SignedInUser,
  claimed: { userId?: string | undefined; userEmail?: string | undefined },
): void {
  const foreignId = claimed.userId !== undefined && claimed.userId !== '' && claimed.userId !== user.id;
  const email = claimed.userEmail?.trim().toLowerCase() ?? '';
  if (foreignId || (email !== '' && email !== user.email)) {
    throw new RequestError(403, 'The request names another user than the one who is signed in.');
  }
}
