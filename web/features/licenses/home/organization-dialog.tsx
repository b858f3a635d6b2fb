import { Button } from '@mantine/core';
import { CopyKey } from '../../../ui/fields/copy-key';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogActions } from '../../../ui/overlays/dialog-actions';
import { ErrorState } from '../../../ui/states/error-state';
import { Loading } from '../../../ui/states/loading';
import { Skeleton } from '../../../ui/states/skeleton';
import { type Home_GroupFragment, useAdminOrganizationsQuery } from './home.generated';
import classes from './home.module.css';
import type { HomeDialogProps } from './home-dialog';
import { OrganizationChoice } from './organization-choice';
import { PresentHome } from './present-home';
import { useAssignHome } from './use-assign-home';

/** Who administers organizations chooses one of them; others get a code for somebody who does (CLOUD-05, ROLE-08). */
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

interface SubscriptionCodeProps {
  group: Home_GroupFragment;
  onClose: () => void;
}

/** For who administers no organization: the code by which somebody who does takes the group in (CLOUD-05, CLOUD-12). */
function SubscriptionCode({ group, onClose }: SubscriptionCodeProps) {
  return (
    <>
      <p className={classes['note']}>
        Only an administrator can assign Group {group.number} to an organization. Copy its subscription code
        and give it to one.
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
