import type { StoreObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../../app/graphql/use-change';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogForm, useRefusal } from '../../../ui/overlays/dialog-form';
import { type GroupName_SubscriptionFragment, NameGroupDocument } from './group-name.generated';

export type NamedGroup = Omit<GroupName_SubscriptionFragment, '__typename'>;

export function NameGroupDialog({ group, onClose }: { group: NamedGroup; onClose: () => void }) {
  const [opened] = useState(group.givenName ?? '');
  // Read again after a refusal: another person may have named the group meanwhile.
  const current = group.givenName ?? '';
  const [name, setName] = useState(opened);
  const [isTyped, setIsTyped] = useState(false);
  const { cache } = useApolloClient();
  const { change, isBusy } = useChange();
  const { refusal, answer, forget } = useRefusal(onClose);
  useUnsavedText(isTyped && name !== current);
  const forgetField = (object: StoreObject, fieldName: string) => {
    const id = cache.identify(object);
    if (id !== undefined) cache.evict({ id, fieldName });
  };
  const save = () =>
    change(NameGroupDocument, { input: { subscriptionId: group.id, name, seen: current } }, ({ viewer }) => {
      forgetField({ __typename: 'Subscription', id: group.id }, 'name');
      forgetField({ __typename: 'CloudGroup', id: group.id }, 'name');
      if (viewer) forgetField(viewer, 'renewalForecast');
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'coTermCandidates' });
    });
  return (
    <Dialog title={`Name Group ${group.number}`} width={500} onClose={() => isBusy || onClose()}>
      <DialogForm
        submit="Save"
        isBusy={isBusy}
        onSubmit={() => (!isTyped || name.trim() === current ? onClose() : answer(save()))}
        onBack={onClose}
      >
        <TextInput
          data-autofocus
          label="Name"
          description={
            current === opened
              ? 'Stands beside its number, for everybody who sees the group. Leave it empty for the number alone.'
              : `Changed meanwhile: ${current === '' ? 'the group has no name now' : `now it is “${current}”`}.`
          }
          value={name}
          error={refusal}
          errorProps={{ role: 'alert' }}
          readOnly={isBusy}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setIsTyped(true);
            forget();
          }}
        />
      </DialogForm>
    </Dialog>
  );
}
