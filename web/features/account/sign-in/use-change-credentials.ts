import { useApolloClient } from '@apollo/client/react';
import { message } from '#domain/messages/catalogue';
import { useSession } from '../../../app/session/session-context';
import { ViewerDocument } from '../../../app/session/viewer.generated';
import type { ChangeAccountInfoInput } from '../../../schema.generated';
import { outageText } from '../outage-text';
import { useChangeAccountInfoMutation } from './credentials.generated';

/**
 * Changes the sign-in address or the password (PROF-20). On success the new token replaces the stored one, and the
 * profile is read anew under it (PROF-21). The verb answers null when done, else the vendor's word (PROF-22).
 */
export function useChangeCredentials() {
  const client = useApolloClient();
  const session = useSession();
  const [send, { loading }] = useChangeAccountInfoMutation();

  const change = async (input: ChangeAccountInfoInput): Promise<string | null> => {
    try {
      const { data } = await send({ variables: { input } });
      const payload = data?.changeAccountInfo;
      if (!payload?.success) return payload?.userErrors[0]?.message || message.lastResort;
      if (payload.authToken) session.replaceToken(payload.authToken);
    } catch (error) {
      return outageText(error);
    }
    // The change is made: a profile that cannot be read now is read by whatever shows it next.
    await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    return null;
  };

  return { change, isBusy: loading };
}
