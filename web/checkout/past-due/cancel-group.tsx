import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { useChange } from '../../app/graphql/use-change';
import { Dialog, DialogLead } from '../../ui/overlays/dialog';
import { EndActions } from '../../ui/overlays/dialog-form';
import { notify } from '../../ui/overlays/notify';
import { useShowOrNotify } from '../../ui/overlays/use-show-or-notify';
import { DateText } from '../../ui/text';
import { refreshAfterOrder } from '../use-finished-order';
import { CancelGroupDocument } from './cancel-group.generated';

export interface CanceledGroup {
  id: string;
  name: string;
  contents?: string;
  expireDate: string;
}

interface CancelGroupProps {
  group: CanceledGroup;
  haveEnded: boolean;
  onRefused: (refusal: string | null) => void;
  onCanceled: () => void;
}

/** Cancels a past-due group with all of its seats, once its owner has confirmed (PAY-03). */
export function CancelGroup({ group, haveEnded, onRefused, onCanceled }: CancelGroupProps) {
  const { cache } = useApolloClient();
  const { change, isBusy } = useChange();
  const [isAsked, setIsAsked] = useState(false);
  const tell = useShowOrNotify();
  const cancel = async () => {
    setIsAsked(false);
    onRefused(null);
    const refused = await change(CancelGroupDocument, { id: group.id }, ({ viewer }) => {
      if (viewer) refreshAfterOrder(cache, viewer.id);
    });
    if (refused !== null) return tell(refused, onRefused);
    void notify({ message: `${group.name} canceled.` });
    onCanceled();
  };
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => setIsAsked(true)}>
        Cancel Group
      </Button>
      {isAsked && (
        <Dialog title={message.cancelGroupQuestion} width={500} onClose={() => setIsAsked(false)}>
          <DialogLead>
            {group.name}
            {group.contents && ` (${group.contents})`} {haveEnded ? 'was' : 'is'} paid until{' '}
            <DateText date={group.expireDate} />
            {haveEnded
              ? ', when its seats ended. Nothing more is charged for them.'
              : '. All of its seats end now, and nothing more is charged for them.'}
          </DialogLead>
          <EndActions end="Cancel Group" onEnd={cancel} onBack={() => setIsAsked(false)} />
        </Dialog>
      )}
    </>
  );
}
