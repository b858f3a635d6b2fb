import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { NOTE_LIMIT, noteLength, parseNote } from '#domain/licenses/people/note';
import { countText, seatsText } from '#domain/text/counts';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogForm } from '../../../ui/overlays/dialog-form';
import { useShowOrNotify } from '../../../ui/overlays/use-show-or-notify';
import { SelectedSeatsDocument } from '../seat-plan/seat-changes.generated';
import classes from './dialogs.module.css';
import { LeftOutSeats } from './left-out-seats';
import type { SeatActionDialogProps } from './seat-action';
import { SelectionState, useSeatSelection } from './selection-state';
import { type SeenNote, useNote } from './use-note';

/** Seats still to decide on, because their note was changed by another person meanwhile. */
interface LeftSeats {
  refusals: ReadonlyMap<string, string>;
  typed: string;
}

export function NoteDialog({ seatIds: chosen, onClose, onDone }: SeatActionDialogProps) {
  const [left, setLeft] = useState<LeftSeats | null>(null);
  const seatIds = useMemo(() => (left ? [...left.refusals.keys()] : chosen), [left, chosen]);
  const selected = useSeatSelection(SelectedSeatsDocument, seatIds);
  const leave = async (next: LeftSeats) => {
    // Other seats than before are read by themselves.
    if (next.refusals.size === seatIds.length) await selected.refetch().catch(() => undefined);
    setLeft(next);
  };
  return (
    <Dialog title={seatIds.length === 1 ? 'Edit Note' : 'Edit Notes'} width={500} onClose={onClose}>
      <SelectionState of={selected}>
        {({ note, notes }) => (
          <>
            {left && <LeftOutSeats refusals={left.refusals} />}
            <NoteForm
              seen={notes}
              count={seatIds.length}
              before={note}
              typedBefore={left?.typed ?? note ?? ''}
              isTypedBefore={left !== null}
              onLeft={(next) => void leave(next)}
              onClose={onClose}
              onDone={onDone}
            />
          </>
        )}
      </SelectionState>
    </Dialog>
  );
}

interface NoteFormProps extends Pick<SeatActionDialogProps, 'onClose' | 'onDone'> {
  seen: readonly SeenNote[];
  count: number;
  /** Null when the seats have different notes. */
  before: string | null;
  typedBefore: string;
  isTypedBefore: boolean;
  onLeft: (left: LeftSeats) => void;
}

function NoteForm(props: NoteFormProps) {
  const { seen, count, before, typedBefore, isTypedBefore, onLeft, onClose, onDone } = props;
  const field = useFocusAtEnd(typedBefore.length);
  const [typed, setTyped] = useState(typedBefore);
  // An untouched empty field is not a wish to remove different notes.
  const [isTyped, setIsTyped] = useState(isTypedBefore);
  const [error, setError] = useState<string | null>(null);
  const tell = useShowOrNotify();
  const { write, reached } = useNote();
  const isBusy = reached !== null;
  useUnsavedText(typed !== (before ?? ''));

  const save = async () => {
    const parsed = parseNote(typed);
    if (!parsed.ok) return setError(parsed.message);
    if (!isTyped || parsed.note === before) return onClose();
    const { refusals, refusal, hasConflictsOnly } = await write(seen, parsed.note);
    if (refusals.size === 0) return onDone();
    tell(refusal, (why) => (hasConflictsOnly ? onLeft({ refusals, typed }) : setError(why)));
  };
  const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };

  return (
    <DialogForm
      submit="Save"
      isBusy={isBusy}
      onSubmit={save}
      onBack={onClose}
      foot={
        <span className={classes['length']}>
          {reached !== null && count > reached
            ? `${countText(reached)} of ${seatsText(count)}`
            : `${noteLength(typed)} of ${NOTE_LIMIT}`}
        </span>
      }
    >
      <Textarea
        ref={field}
        data-autofocus
        label={`Note for ${seatsText(count)}`}
        description={
          before === null ? 'The seats have different notes. They stay until you type a new one.' : undefined
        }
        rows={4}
        value={typed}
        error={error}
        errorProps={{ role: 'alert' }}
        readOnly={isBusy}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsTyped(true);
          setError(null);
        }}
        onKeyDown={submitByKey}
      />
    </DialogForm>
  );
}

/** A hidden dialog focuses the field once it is shown, and keeps this caret position. */
function useFocusAtEnd(length: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.setSelectionRange(length, length);
    field.current?.focus();
  }, [length]);
  return field;
}
