import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { hasCode } from '../../../app/graphql/error-code';
import type { AssignDomainInput, UserErrorCode } from '../../../schema.generated';
import { notify } from '../../../ui/notify';
import { NO_ANSWER, SIGNED_OUT } from '../assign/no-answer';
import { AssignDomainDocument, type Home_GroupFragment } from './home.generated';

/** Why a group was not assigned; the code is null where nobody answered. */
export interface HomeRefusal {
  code: UserErrorCode | null;
  message: string;
}

type Home = Omit<AssignDomainInput, 'subscriptionId'>;

/** Assigns a cloud group and says so; its card is then as the answer says. The verb answers why not, null when done. */
export function useAssignHome({ id, number }: Home_GroupFragment) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  async function send(home: Home): Promise<HomeRefusal | null> {
    try {
      const variables = { input: { subscriptionId: id, ...home } };
      const { data } = await client.mutate({ mutation: AssignDomainDocument, variables });
      const payload = data?.assignDomain;
      if (!payload?.success) return payload?.userErrors[0] ?? { code: null, message: NO_ANSWER };
      // Groups to add to are told with what they are assigned to.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'coTermCandidates' });
      void notify({ message: `Group ${number} is assigned to ${payload.cloudGroup?.assignedTo ?? 'it'}.` });
      return null;
    } catch (error) {
      const message = hasCode(error, 'UNAUTHENTICATED') ? SIGNED_OUT : NO_ANSWER;
      return { code: null, message };
    }
  }

  const assign = async (home: Home): Promise<HomeRefusal | null> => {
    setBusy(true);
    const refusal = await send(home);
    setBusy(false);
    return refusal;
  };
  return { assign, isBusy };
}
