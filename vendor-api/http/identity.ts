import { emailKey } from '#domain/text/email';
import { RequestError } from './parse-input';

export interface SignedInUser {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly emailProven: boolean;
  readonly name: string;
  /** The billing name; empty if none was given. */
  readonly company: string;
  /** Agent acting as this customer in access mode. */
  readonly agent?: string | null;
}

/** Older calls repeat the identity, which must be the token's (D-115). @throws RequestError 403 */
export function refuseForeignIdentity(
  user: SignedInUser,
  claimed: { userId?: string | undefined; userEmail?: string | undefined },
): void {
  const foreignId = claimed.userId !== undefined && claimed.userId !== '' && claimed.userId !== user.id;
  const email = emailKey(claimed.userEmail ?? '');
  if (foreignId || (email !== '' && email !== user.email)) {
    throw new RequestError(403, 'The request names another user than the one who is signed in.');
  }
}

export function viewerOf({ id, email }: Pick<SignedInUser, 'id' | 'email'>) {
  return { userId: id, email };
}
