import { useSeatAction } from '../actions/seat-actions-context';
import cells from '../seats/cells.module.css';
import type { EducationRow_SeatFragment } from './education-list.generated';

/** The note of an education license; for its managers, the way to write it (D-89). */
export function NoteCell({ seat: { id, note, isManager, assignedTo } }: { seat: EducationRow_SeatFragment }) {
  const open = useSeatAction();
  if (!isManager) return <span title={note}>{note}</span>;
  const buttonId = `seat-${id}-note`;
  const whose = assignedTo ?? 'an unassigned license';
  return (
    <button
      type="button"
      id={buttonId}
      className={note === '' ? cells['assign'] : cells['user']}
      title={note === '' ? undefined : note}
      aria-label={note === '' ? `Add a note for ${whose}` : `${note}, edit the note for ${whose}`}
      onClick={() => open({ kind: 'notes', seatIds: [id], returnTo: buttonId })}
    >
      {note === '' ? 'Add note…' : note}
    </button>
  );
}
