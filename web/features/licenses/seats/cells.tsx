import { Button } from '@mantine/core';
import { ME } from '#domain/licenses/people/managers';
import type { Column } from '../../../ui/data-table/column';
import { StatusPill } from '../../../ui/status-pill';
import { DateText, EmailText, Sentence } from '../../../ui/text';
import { useManagers } from '../actions/use-managers';
import { assignedUserId, useAssign } from '../assign/assign-context';
import type { ManagedLicense } from '../others/managed-license';
import classes from './cells.module.css';
import type { SeatRow_SeatFragment } from './seat-grid.generated';
import { usePlaceInName } from './seat-place';

/** Tables show the first change on one line with a count of the others, which appear on hover. */
export function PendingChangeCell({ change }: { change: SeatRow_SeatFragment['pendingChange'] }) {
  const { changes, label, tone, text } = change;
  const pills = changes.length === 0 && label !== null ? [label] : changes;
  if (pills.length === 0) return <span className={classes['none']}>{text}</span>;
  const beside = changes.length > 0 ? label : null;
  const further = pills.length - 1 + (beside === null ? 0 : 1);
  return (
    <span className={classes['changes']} data-further={further === 0 ? undefined : `+${further}`}>
      {pills.map((each) => (
        <StatusPill key={each} tone={tone}>
          <Sentence>{each}</Sentence>
        </StatusPill>
      ))}
      {beside !== null && <small>{beside}</small>}
    </span>
  );
}

interface AssignedUserProps {
  seat: Pick<ManagedLicense, 'id' | 'productName' | 'assignedTo' | 'assignEligibility'>;
  place: string;
}

export function AssignedUser({ seat, place }: AssignedUserProps) {
  const openAssign = useAssign();
  const { assignedTo, assignEligibility } = seat;
  const where = usePlaceInName(seat, place);
  if (!assignEligibility.allowed) {
    return assignedTo ? (
      <span title={assignedTo}>
        <EmailText>{assignedTo}</EmailText>
      </span>
    ) : (
      <span className={classes['none']}>Unassigned</span>
    );
  }
  return (
    <button
      type="button"
      id={assignedUserId(seat.id)}
      className={assignedTo ? classes['user'] : classes['assign']}
      data-paper={assignedTo ? 'on' : undefined}
      title={assignedTo ?? undefined}
      aria-label={
        assignedTo ? `${assignedTo}, assign to somebody else${where}` : `Assign ${seat.productName}${where}`
      }
      onClick={() => openAssign(seat)}
    >
      {assignedTo ? <EmailText>{assignedTo}</EmailText> : 'Assign…'}
    </button>
  );
}

interface ManagersCellProps {
  place: string;
  license: Pick<ManagedLicense, 'id' | 'managers' | 'isManager' | 'managersEligibility'> & {
    productName: string;
    assignedTo?: string | null;
  };
}

/** Owners who do not manage a seat can add themselves. */
export const offersAddMe = ({
  isManager,
  managersEligibility,
}: Pick<ManagedLicense, 'isManager' | 'managersEligibility'>) => !isManager && managersEligibility.allowed;

function ManagersCell({ license, place }: ManagersCellProps) {
  const { managers } = license;
  if (!offersAddMe(license)) return <ManagerList managers={managers} />;
  return (
    <span className={classes['managers']}>
      <ManagerList managers={managers} /> <AddMe license={license} place={place} />
    </span>
  );
}

function AddMe({ license, place }: ManagersCellProps) {
  const { id, productName, assignedTo } = license;
  const where = usePlaceInName(license, place);
  const { add, busyWith } = useManagers();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes['addMe'] ?? ''}
      aria-label={`Add me as a manager of ${productName}, ${assignedTo ?? 'unassigned'}${where}`}
      loading={busyWith !== null}
      onClick={() => void add([id], [ME])}
    >
      Add me
    </Button>
  );
}

function ManagerList({ managers }: { managers: readonly string[] }) {
  const text = managers.join(', ');
  return <span title={text}>{text}</span>;
}

/** Columns shared by the grids of seats, perpetual licenses and upgrade codes. */
export const PURCHASED: Column<{ purchaseDate: string }> = {
  id: 'purchased',
  title: 'Purchased',
  isQuiet: true,
  inCard: 'fact',
  cell: ({ purchaseDate }) => <DateText date={purchaseDate} />,
};

export const managersColumn = (
  placeOf: (position: number) => string,
): Column<ManagersCellProps['license']> => ({
  id: 'managers',
  title: 'Managers',
  isQuiet: true,
  inCard: 'fact',
  cell: (license, position) => <ManagersCell license={license} place={placeOf(position)} />,
});

export const NOTES: Column<{ note: string }> = {
  id: 'notes',
  title: 'Notes',
  isQuiet: true,
  inCard: 'fact',
  isEmpty: ({ note }) => note === '',
  cell: ({ note }) => <span title={note}>{note}</span>,
};

export const ACTIONS = {
  id: 'actions',
  title: 'Actions',
  width: 72,
  isNumeric: true,
  inCard: 'corner',
} as const;
