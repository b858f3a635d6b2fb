import { Button } from '@mantine/core';
import { useState } from 'react';
import { CopyKey } from '../../../ui/fields/copy-key';
import { OptionCard } from '../../../ui/fields/option-card';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog';
import { DialogForm, useRefusal } from '../../../ui/overlays/dialog-form';
import { ErrorState } from '../../../ui/states/error-state';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { type Home_GroupFragment, useAdminOrganizationsQuery } from './home.generated';
import classes from './home.module.css';
import { type HomeDialogProps, PresentHome } from './present-home';
import { type HomeRefusal, useAssignHome } from './use-assign-home';

/** Administrators choose an organization; others get a code for an administrator (CLOUD-05, ROLE-08). */
export function OrganizationDialog({ group, onClose }: HomeDialogProps) {
  const { assign, isBusy } = useAssignHome(group);
  const { data, error, refetch } = useAdminOrganizationsQuery({ fetchPolicy: 'no-cache' });
  const instances = data?.cloudAdminInstances;
  const organizations = instances?.filter(({ type }) => type === 'ORGANIZATION');
  return (
    <Dialog title="Assign Organization" width={525} onClose={() => isBusy || onClose()}>
      <PresentHome group={group} />
      {organizations ? (
        organizations.length > 0 ? (
          <OrganizationChoice {...{ group, organizations, assign, isBusy, onClose }} />
        ) : (
          <SubscriptionCode group={group} onClose={onClose} />
        )
      ) : error || data ? (
        <ErrorState
          what="Your organizations could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={false}
        />
      ) : (
        <Loading label="Loading your organizations">
          <Skeleton width={180} height={14} />
          <Skeleton height={96} />
        </Loading>
      )}
    </Dialog>
  );
}

function SubscriptionCode({ group, onClose }: { group: Home_GroupFragment; onClose: () => void }) {
  return (
    <>
      <p className={classes['note']}>
        Only an administrator can assign {group.name} to an organization. Copy its subscription code and give
        it to one.
      </p>
      <CopyKey licenseKey={group.id} what="Code" />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

interface OrganizationChoiceProps extends ReturnType<typeof useAssignHome> {
  group: Home_GroupFragment;
  organizations: readonly { id: string; name: string }[];
  onClose: () => void;
}

function OrganizationChoice(props: OrganizationChoiceProps) {
  const { group, organizations, assign, isBusy, onClose } = props;
  const only = organizations.length === 1 ? organizations[0]?.id : undefined;
  const [chosen, setChosen] = useState(only ?? null);
  const { refusal, answer, forget } = useRefusal<HomeRefusal>(onClose);
  return (
    <DialogForm
      submit="Assign Organization"
      isBusy={isBusy}
      canSubmit={chosen !== null}
      refusal={refusal?.message ?? null}
      onSubmit={() => chosen !== null && answer(assign({ organizationId: chosen }))}
      onBack={onClose}
    >
      <fieldset className={classes['choices']} disabled={isBusy}>
        <legend>Organization of {group.name}</legend>
        {organizations.map(({ id, name }) => (
          <OptionCard
            key={id}
            name="organization"
            title={name}
            isChosen={id === chosen}
            onChoose={() => {
              setChosen(id);
              forget();
            }}
          />
        ))}
      </fieldset>
    </DialogForm>
  );
}
