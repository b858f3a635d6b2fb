import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { ME } from '#domain/licenses/people/managers';
import { seatsText } from '#domain/text/counts';
import { useTask } from '../../../ui/overlays/use-task';
import { useManagers } from '../actions/use-managers';
import { GroupSeatIdsDocument } from '../selection/select-all.generated';
import classes from './group-card.module.css';

interface UnmanagedSeatsProps {
  group: { id: string; name: string; unmanagedSeatCount: number };
}

export function UnmanagedSeats({ group }: UnmanagedSeatsProps) {
  const client = useApolloClient();
  const { add, busyWith, refusal } = useManagers();
  const { run, isBusy } = useTask(
    'The seats could not be read, so nothing was changed: the service is not answering.',
  );
  const manageAll = () =>
    run(async () => {
      const variables = { subscriptionId: group.id };
      const { data } = await client.query({
        query: GroupSeatIdsDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      await add(data?.viewer?.subscription?.seats.ids ?? [], [ME]);
    });
  return (
    <div className={classes['unmanaged']}>
      <p>
        You own this group, but do not manage {seatsText(group.unmanagedSeatCount)} of it, which cannot be
        selected.
      </p>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Manage all seats of ${group.name}`}
        loading={isBusy || busyWith !== null}
        onClick={() => void manageAll()}
      >
        Manage All Seats
      </Button>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </div>
  );
}
