import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../../ui/fields/busy-button';
import { OptionCard } from '../../../ui/fields/option-card';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog-actions';
import { ErrorBlock } from '../../../ui/states/error-block';
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
        <GoBackButton onClick={onClose} disabled={isBusy} />
        <BusyButton type="submit" isBusy={isBusy} disabled={chosen === null}>
          Assign Organization
        </BusyButton>
      </DialogActions>
    </form>
  );
}
