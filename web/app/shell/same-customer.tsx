import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../session/session-context';
import { useViewerQuery, ViewerDocument } from '../session/viewer.generated';

/** Another tab may have signed in as somebody else: then nothing of what is shown here holds any more. */
export function SameCustomer() {
  const session = useSession();
  const client = useApolloClient();
  const { data } = useViewerQuery();
  const shown = data?.viewer?.id;
  useEffect(() => {
    const check = async () => {
      // An answer already on its way may still be about the customer before.
      const context = { queryDeduplication: false };
      const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache', context });
      const viewer = answer.data?.viewer;
      if (viewer && viewer.id !== shown) session.startOver();
    };
    // Without an answer nothing is known; whatever is asked next will tell.
    return session.onSignInElsewhere(() => void check().catch(() => undefined));
  }, [session, client, shown]);
  return null;
}
