import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { nextBillingDate } from '#domain/terms/term-period';
import { refusalOf } from '../../../app/graphql/refusal';
import { notify } from '../../../ui/overlays/notify';
import {
  CancelCloudGroupDocument,
  type CloudEnd_GroupFragment,
  type CloudGroupChanged_PayloadFragment,
  ModifyCloudSeatsDocument,
  UncancelCloudGroupDocument,
} from './cloud-end.generated';

type Group = CloudEnd_GroupFragment;
type Answer = CloudGroupChanged_PayloadFragment | null | undefined;

export interface CanceledCounts {
  canceledAuthors: number;
  canceledPublishers: number;
}

export function useCloudEnd(group: Group) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const { id, number, cancellation } = group;
  const before = {
    canceledAuthors: cancellation.canceledAuthors,
    canceledPublishers: cancellation.canceledPublishers,
  };

  const perform = async (send: () => Promise<Answer>, done: string, back: () => Promise<Answer>) => {
    setBusy(true);
    const refusal = await refusalOf(send);
    setBusy(false);
    if (refusal === null) void notify({ message: done, onUndo: () => void undo(back) });
    return refusal;
  };

  return {
    isBusy,
    cancel: () =>
      perform(
        () => sendCancel(client, id),
        `Group ${number} canceled; it works until ${formatDate(group.expireDate)}.`,
        () => sendCounted(client, group, before),
      ),
    uncancel: () =>
      perform(
        () => sendUncancel(client, id),
        `Group ${number} renews again on ${formatDate(nextBillingDate(group.expireDate))}.`,
        () => sendCancel(client, id),
      ),
    modify: (counts: CanceledCounts) =>
      perform(
        () => sendCounts(client, id, counts),
        `The seats of Group ${number} are saved.`,
        () => sendCounts(client, id, before),
      ),
  };
}

// Seats that were canceled before the group was stay so.
function sendCounted(client: ApolloClient, { id, cancellation }: Group, before: CanceledCounts) {
  const hadSome = before.canceledAuthors + before.canceledPublishers > 0;
  return cancellation.isModifyOffered && hadSome ? sendCounts(client, id, before) : sendUncancel(client, id);
}

const OWNER = { isOwner: true };

async function sendCancel(client: ApolloClient, id: string): Promise<Answer> {
  const variables = { id, ...OWNER };
  return (await client.mutate({ mutation: CancelCloudGroupDocument, variables })).data?.cancelCloudGroup;
}

async function sendUncancel(client: ApolloClient, id: string): Promise<Answer> {
  const variables = { id, ...OWNER };
  return (await client.mutate({ mutation: UncancelCloudGroupDocument, variables })).data?.uncancelCloudGroup;
}

async function sendCounts(client: ApolloClient, id: string, counts: CanceledCounts): Promise<Answer> {
  const variables = { input: { subscriptionId: id, ...counts }, ...OWNER };
  return (await client.mutate({ mutation: ModifyCloudSeatsDocument, variables })).data?.modifyCloudSeats;
}

async function undo(back: () => Promise<Answer>): Promise<void> {
  const refusal = await refusalOf(back);
  if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
}
