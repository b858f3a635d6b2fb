import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../../ui/busy-button';
import { DialogActions } from '../../../ui/dialog-actions';
import { ErrorBlock } from '../../../ui/error-block';
import { OptionCard } from '../../../ui/option-card';
import type { Home_GroupFragment } from './home.generated';
import classes from './home.module.css';
import type { useAssignHome } from './use-assign-home';

interface OrganizationChoiceProps extends ReturnType<typeof useAssignHome> {
  group: Home_GroupFragment;
  organizations: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** One of the organizations that the viewer administers (CLOUD-05). */
export function OrganizationChoice(props: OrganizationChoiceProps) {
  const { group, organizations, assign, isBusy, onClose } = props;
  const only = organizations.length === 1 ? organizations[0]?.id : undefined;
  const [chosen, setChosen] = useState(only ?? null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || isBusy) return;
    const refused = await assign({ organizationId: chosen });
    setRefusal(refused?.message ?? null);
    if (refused === null) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <ErrorBlock message={refusal} />
      <fieldset className={classes['choices']} disabled={isBusy}>
        <legend>Organization of Group {group.number}</legend>
        {organizations.map(({ id, name }) => (
          <OptionCard
            key={id}
            name="organization"
            title={name}
            isChosen={id === chosen}
            onChoose={() => {
              setChosen(id);
              setRefusal(null);
            }}
          />
        ))}
      </fieldset>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          Go Back
        </Button>
        <BusyButton type="submit" isBusy={isBusy} disabled={chosen === null}>
          Assign Organization
        </BusyButton>
      </DialogActions>
    </form>
  );
}
