import type { GatewayContext } from '../../context';
import { unauthenticated } from '../../graphql/errors';
import { userError } from '../common/user-error';
import { loadViewer, type UserModel } from './user-model';

interface SessionPayload {
  success: boolean;
  userErrors: ReturnType<typeof userError>[];
  authToken: string | null;
  viewer: UserModel | null;
}

/**
 * What signing in answers: the new session with its customer. Credentials that are not good (401) are no payload but
 * null with UNAUTHENTICATED (AUTH-23, D-111); any other refusal of the vendor is data, with the same text.
 * @throws GraphQLError with `refusedText`
 */
export async function sessionPayload(
  context: GatewayContext,
  answer: { success: boolean; authToken: string } | null,
  refusedText: string,
): Promise<SessionPayload> {
  if (answer === null) throw unauthenticated(refusedText);
  if (!answer.success || answer.authToken === '') {
    const userErrors = [userError('INVALID_CREDENTIALS', refusedText)];
    return { success: false, userErrors, authToken: null, viewer: null };
  }
  const viewer = await loadViewer(context.signedInWith(answer.authToken));
  return { success: true, userErrors: [], authToken: answer.authToken, viewer };
}
