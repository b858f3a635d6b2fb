import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Card } from '../../../ui/card';
import { Fact } from '../../../ui/fact';
import { ErrorState } from '../../../ui/states/error-state';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { StatusPill } from '../../../ui/status-pill';
import { useSeatAction } from '../actions/seat-actions-context';
import { StartPill } from '../groups/group-pills';
import { PendingChangeCell } from '../seats/cells';
import {
  type OwnSeats_SubscriptionFragment,
  type UsesOnly_SubscriptionFragment,
  useOwnSeatsQuery,
} from './own-seats.generated';
import classes from './own-seats.module.css';

type Group = OwnSeats_SubscriptionFragment;
type Seat = Group['seats']['nodes'][number];

/** Checks whether the viewer only uses seats: owns no group, is offered none, and manages no seat. */
export function usesOnly(groups: readonly UsesOnly_SubscriptionFragment[]): boolean {
  return groups.every(
    ({ owner, pendingTransfer, managesSeats }) =>
      !owner.isViewer && !pendingTransfer?.isToViewer && !managesSeats,
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

function OwnSeat({ group, seat }: { group: Group; seat: Seat }) {
  const open = useSeatAction();
  const { id, productName, pendingChange, status, offlineKeyEligibility } = seat;
  const buttonId = `own-key-${id}`;
  const isInUse = status !== 'ENDED' && group.section !== 'UPCOMING';
  return (
    <>
      <div className={classes['head']}>
        <h2>{productName}</h2>
        <StartPill group={group} />
        {goesOnWithGroup(seat) ? (
          <StatusPill tone={group.statusLine.tone}>{group.statusLine.text}</StatusPill>
        ) : (
          <PendingChangeCell change={pendingChange} />
        )}
      </div>
      <dl className={classes['facts']}>
        {status === 'PENDING_CHANGE' && (
          <Fact name="Changes">
            <PendingChangeCell change={pendingChange} />
          </Fact>
        )}
        <Responsible group={group} seat={seat} />
      </dl>
      <div className={classes['foot']}>
        <p>
          {seat.managers.length === 0 ? 'Its owner answers' : 'Your managers answer'} questions about this
          seat.
          {isInUse && ' To use it, sign in to Axure RP with this account.'}
        </p>
        {offlineKeyEligibility.allowed && (
          <Button
            id={buttonId}
            variant="default"
            leftSection={<IconKey size="1rem" aria-hidden="true" />}
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

/** A seat that ends shows its own end: its group may renew. */
function goesOnWithGroup({ status }: Seat): boolean {
  return status === 'ACTIVE' || status === 'PENDING_CHANGE';
}

function Responsible({ group, seat }: { group: Group; seat: Seat }) {
  const isManaged = seat.managers.length > 0;
  const emails = isManaged ? seat.managers : [group.owner.email];
  return (
    <Fact name={isManaged ? 'Managed by' : 'Owner'}>
      {emails.map((email) => (
        <a key={email} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          {email}
        </a>
      ))}
    </Fact>
  );
}
