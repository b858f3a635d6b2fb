import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refetchPage } from '../../../app/graphql/refetch-page';
import { NO_ANSWER, outageText } from '../../../app/graphql/refusal';
import type { AssignDomainInput, UserErrorCode } from '../../../schema.generated';
import { notify } from '../../../ui/overlays/notify';
import { AssignDomainDocument } from './assign-home.generated';
import type { Home_GroupFragment } from './home.generated';

export interface HomeRefusal {
  code: UserErrorCode | null;
  message: string;
}

type Home = Omit<AssignDomainInput, 'subscriptionId' | 'seen'>;

export function useAssignHome({ id, name, assignedTo }: Home_GroupFragment) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  async function send(home: Home): Promise<HomeRefusal | null> {
    try {
      const variables = { input: { subscriptionId: id, ...home, seen: assignedTo ?? '' } };
      const { data } = await client.mutate({ mutation: AssignDomainDocument, variables });
      const payload = data?.assignDomain;
      if (!payload?.success) {
        refetchPage(client);
        return payload?.userErrors[0] ?? { code: null, message: NO_ANSWER };
      }
      // Co-term candidates show their assignment.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'coTermCandidates' });
      void notify({ message: `${name} is assigned to ${payload.cloudGroup?.assignedTo ?? 'it'}.` });
      return null;
    } catch (error) {
      return { code: null, message: outageText(error) };
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
