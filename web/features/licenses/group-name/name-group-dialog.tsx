import type { StoreObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readGivenName } from '#domain/licenses/groups/given-name';
import { useChange } from '../../../app/graphql/use-change';
import { useLostAnswer } from '../../../app/graphql/use-lost-answer';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogForm, useRefusal } from '../../../ui/overlays/dialog-form';
import { type GroupName_SubscriptionFragment, NameGroupDocument } from './group-name.generated';

export type NamedGroup = GroupName_SubscriptionFragment;

export function NameGroupDialog({ group, onClose }: { group: NamedGroup; onClose: () => void }) {
  const [opened] = useState(group.givenName ?? '');
  // Read again after a refusal: another person may have named the group meanwhile.
  const current = group.givenName ?? '';
  const [name, setName] = useState(opened);
  const [isTyped, setIsTyped] = useState(false);
  const { cache } = useApolloClient();
  const { change, isBusy } = useChange();
  const { refusal, answer, forget } = useRefusal(onClose);
  const { isStored, setSent } = useLostAnswer({
    ...{ typed: name, stored: current, toStored: nameOf, isBusy },
    onStored: onClose,
  });
  useUnsavedText(isTyped && name !== current && !isStored);
  const forgetField = (object: StoreObject, fieldName: string) => {
    const id = cache.identify(object);
    if (id !== undefined) cache.evict({ id, fieldName });
  };
  const save = async () => {
    const input = { subscriptionId: group.id, name, seen: current };
    const refused = await change(NameGroupDocument, { input }, ({ viewer }) => {
      forgetField({ __typename: 'Subscription', id: group.id }, 'name');
      forgetField({ __typename: 'CloudGroup', id: group.id }, 'name');
      if (viewer) forgetField(viewer, 'renewalForecast');
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'coTermCandidates' });
    });
    if (refused !== null) setSent(name);
    return refused;
  };
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
            current === opened || isStored
              ? 'Shown beside its number to everyone who sees the group. Leave it empty to show only the number.'
              : `Changed in the meantime: ${current === '' ? 'the group has no name now' : `now it is “${current}”`}.`
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

function nameOf(typed: string): string | null {
  const given = readGivenName(typed);
  return given.ok ? (given.name ?? '') : null;
}
