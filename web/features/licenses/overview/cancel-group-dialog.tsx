import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { useChange } from '../../../app/graphql/use-change';
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
  const { cache } = useApolloClient();
  const { change, isBusy } = useChange();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function cancel(): Promise<boolean> {
    setRefusal(null);
    const refused = await change(CancelGroupDocument, { id }, ({ viewer }) => {
      if (viewer) refreshAfterOrder(cache, viewer.id);
    });
    setRefusal(refused);
    if (refused === null) void notify({ message: `Group ${number} canceled.` });
    return refused === null;
  }

  return { cancel, isBusy, refusal };
}
