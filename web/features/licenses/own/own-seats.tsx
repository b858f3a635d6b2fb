import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Card } from '../../../ui/card';
import { Fact } from '../../../ui/fact';
import { ErrorState } from '../../../ui/states/error-state';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { useSeatAction } from '../actions/seat-actions-context';
import { GroupPills } from '../groups/group-pills';
import { PendingChangeCell } from '../seats/cells';
import {
  type OwnSeats_SubscriptionFragment,
  type UsesOnly_SubscriptionFragment,
  useOwnSeatsQuery,
} from './own-seats.generated';
import classes from './own-seats.module.css';

type Group = OwnSeats_SubscriptionFragment;

/** Whether somebody uses seats and nothing else: neither owns a group, nor is to, nor manages a seat. */
export function usesOnly(groups: readonly UsesOnly_SubscriptionFragment[], managesSome: boolean): boolean {
  return (
    !managesSome &&
    groups.every(
      ({ owner, pendingTransfer, isSelectable }) =>
        !owner.isViewer && !pendingTransfer?.isToViewer && !isSelectable,
    )
  );
}

export function OwnSeats() {
  const { data, error, refetch } = useOwnSeatsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.viewer?.subscriptions?.nodes;
  if (groups) return <SeatList groups={groups} />;
  if (!error) return <CardsSkeleton />;
  const retry = () => void refetch().catch(() => undefined);
  return <ErrorState what="Your seats could not be loaded." retriesByItself onRetry={retry} />;
}

function CardsSkeleton() {
  return (
    <Loading label="Loading your seats">
      <Card>
        <Skeleton height={120} />
      </Card>
    </Loading>
  );
}

function SeatList({ groups }: { groups: readonly Group[] }) {
  const seats = groups.flatMap((group) =>
    group.seats.nodes.filter(({ isUsedByViewer }) => isUsedByViewer).map((seat) => ({ group, seat })),
  );
  return (
    <ul className={classes['seats']} aria-label="Your seats">
      {seats.map(({ group, seat }) => (
        <li key={seat.id}>
          <Card>
            <OwnSeat group={group} seat={seat} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function OwnSeat({ group, seat }: { group: Group; seat: Group['seats']['nodes'][number] }) {
  const open = useSeatAction();
  const { id, productName, managers, pendingChange, offlineKeyEligibility } = seat;
  const buttonId = `own-key-${id}`;
  return (
    <>
      <div className={classes['head']}>
        <h2>{productName}</h2>
        <GroupPills group={group} />
      </div>
      <dl className={classes['facts']}>
        {pendingChange.text !== 'None' && (
          <Fact name="Changes">
            <PendingChangeCell change={pendingChange} />
          </Fact>
        )}
        <Fact name="Managed by">
          {managers.length === 0
            ? 'Nobody yet'
            : managers.map((email) => (
                <a key={email} href={`mailto:${email}`}>
                  {email}
                </a>
              ))}
        </Fact>
      </dl>
      <div className={classes['foot']}>
        <p>
          Your managers answer questions about this seat. To use it, sign in to Axure RP with this account.
        </p>
        {offlineKeyEligibility.allowed && (
          <Button
            id={buttonId}
            variant="default"
            leftSection={<IconKey size={16} aria-hidden="true" />}
            aria-label={`Offline key of ${productName}`}
            onClick={() => open({ kind: 'offlineKey', seatIds: [id], returnTo: buttonId })}
          >
            Offline Key
          </Button>
        )}
      </div>
    </>
  );
}
