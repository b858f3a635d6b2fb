import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { refusalOf } from '../../../app/graphql/refusal';
import { refreshAfterOrder } from '../../../checkout/use-finished-order';
import { Dialog } from '../../../ui/overlays/dialog';
import { EndActions } from '../../../ui/overlays/dialog-form';
import { notify } from '../../../ui/overlays/notify';
import { CancelGroupDocument } from './payment-failed.generated';
import type { FailedGroup } from './payment-failed-banner';

interface CancelGroupDialogProps {
  group: Pick<FailedGroup, 'number' | 'contents' | 'expireDate'>;
  onBack: () => void;
  onCancelGroup: () => void;
}

export function CancelGroupDialog({ group, onBack, onCancelGroup }: CancelGroupDialogProps) {
  return (
    <Dialog title={message.cancelGroupQuestion} width={500} onClose={onBack}>
      <p>
        Group {group.number}
        {group.contents && ` (${group.contents})`} was paid until {formatDate(group.expireDate)}. All of its
        seats end now, and nothing more is charged for them.
      </p>
      <EndActions end="Cancel Group" onEnd={onCancelGroup} onBack={onBack} />
    </Dialog>
  );
}

export function useCancelGroup({ id, number }: { id: string; number: number }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send() {
    const { data } = await client.mutate({ mutation: CancelGroupDocument, variables: { id } });
    const payload = data?.cancelSubscriptionGroup;
    if (payload?.success && payload.viewer) refreshAfterOrder(client.cache, payload.viewer.id);
    return payload;
  }

  async function cancel(): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    const refused = await refusalOf(send);
    setBusy(false);
    setRefusal(refused);
    if (refused === null) void notify({ message: `Group ${number} canceled.` });
    return refused === null;
  }

  return { cancel, isBusy, refusal };
}
