import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../app/graphql/use-change';
import { lazyOverlay } from '../../ui/lazy-part';
import { notify } from '../../ui/overlays/notify';
import { useShowOrNotify } from '../../ui/overlays/use-show-or-notify';
import { refreshAfterOrder } from '../use-finished-order';
import { CancelGroupDocument } from './cancel-group.generated';
import type { CanceledGroup } from './cancel-question';

const CancelQuestion = lazyOverlay(async () => (await import('./cancel-question')).CancelQuestion);

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
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => setIsAsked(true)}
        {...CancelQuestion.preloadProps}
      >
        Cancel Group
      </Button>
      {isAsked && (
        <CancelQuestion {...{ group, haveEnded }} onCancel={cancel} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}
