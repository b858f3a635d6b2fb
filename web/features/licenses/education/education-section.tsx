import { message } from '#domain/messages/catalogue';
import type { Column } from '../../../ui/data-table/column';
import { DateText } from '../../../ui/text';
import { useSeatAction } from '../actions/seat-actions-context';
import section from '../groups/group-sections.module.css';
import { LicenseCard } from '../others/license-list';
import cells from '../seats/cells.module.css';
import {
  type EducationList_SeatsFragment,
  type EducationRow_SeatFragment,
  MoreEducationSeatsDocument,
} from './education-list.generated';

const COLUMNS: readonly Column<EducationRow_SeatFragment>[] = [
  { id: 'type', title: 'Type', width: 166, inCard: 'subtitle', cell: ({ productName }) => productName },
  {
    id: 'assigned',
    title: 'Assigned User',
    inCard: 'title',
    cell: ({ assignedTo }) => <UserText address={assignedTo} />,
  },
  {
    id: 'notes',
    title: 'Notes',
    width: 260,
    isQuiet: true,
    inCard: 'fact',
    isEmpty: ({ note, isManager }) => note === '' && !isManager,
    cell: (seat) => <NoteCell seat={seat} />,
  },
  {
    id: 'start',
    title: 'Start date',
    width: 130,
    inCard: 'fact',
    isEmpty: ({ startDate }) => startDate === null,
    cell: ({ startDate }) => startDate && <DateText date={startDate} />,
  },
  {
    id: 'expiration',
    title: 'Expiration date',
    width: 140,
    inCard: 'fact',
    isEmpty: ({ expireDate }) => expireDate === null,
    cell: ({ expireDate }) => expireDate && <DateText date={expireDate} />,
  },
];

export function EducationSection({ seats }: { seats: EducationList_SeatsFragment }) {
  return (
    <section className={section['section']} aria-label="Education">
      <h2>Education</h2>
      <p className={section['none']}>{message.educationFixed}</p>
      <LicenseCard
        list={seats}
        further={MoreEducationSeatsDocument}
        columns={COLUMNS}
        label="Education licenses"
        noun="licenses"
      />
    </section>
  );
}

function NoteCell({ seat: { id, note, isManager, assignedTo } }: { seat: EducationRow_SeatFragment }) {
  const open = useSeatAction();
  if (!isManager) return <span title={note}>{note}</span>;
  const buttonId = `seat-${id}-note`;
  const user = assignedTo ?? 'an unassigned license';
  return (
    <button
      type="button"
      id={buttonId}
      className={note === '' ? cells['assign'] : cells['user']}
      data-paper={note === '' ? undefined : 'on'}
      title={note === '' ? undefined : note}
      aria-label={note === '' ? `Add a note for ${user}` : `${note}, edit the note for ${user}`}
      onClick={() => open({ kind: 'notes', seatIds: [id], returnTo: buttonId })}
    >
      {note === '' ? 'Add note…' : note}
    </button>
  );
}

function UserText({ address }: { address: string | null }) {
  return address ? <span title={address}>{address}</span> : <span className={cells['none']}>Unassigned</span>;
}
