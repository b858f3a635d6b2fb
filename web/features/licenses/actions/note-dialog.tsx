import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NOTE_LIMIT, parseNote } from '#domain/licenses/people/note';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { seatsText } from '../../../ui/counts';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogForm } from '../../../ui/overlays/dialog-form';
import { EditNotesDocument, SelectedSeatsDocument } from '../seat-plan/seat-changes.generated';
import { useSeatsChange } from '../seat-plan/use-seats-change';
import { useOfferUndo } from '../seat-plan/use-undo';
import classes from './dialogs.module.css';
import type { SeatActionDialogProps } from './seat-action';
import { SelectionState, useSeatSelection } from './selection-state';

const FOCUS_DELAY_MS = 1;

export function NoteDialog({ seatIds, onClose, onDone }: SeatActionDialogProps) {
  const selected = useSeatSelection(SelectedSeatsDocument, seatIds);
  return (
    <Dialog title={seatIds.length === 1 ? 'Edit Note' : 'Edit Notes'} width={500} onClose={onClose}>
      <SelectionState of={selected}>
        {({ note }) => <NoteForm seatIds={seatIds} before={note} onClose={onClose} onDone={onDone} />}
      </SelectionState>
    </Dialog>
  );
}

interface NoteFormProps extends SeatActionDialogProps {
  /** Null when the seats have several. */
  before: string | null;
}

function NoteForm({ seatIds, before, onClose, onDone }: NoteFormProps) {
  const typedBefore = before ?? '';
  const field = useFocusAtEnd(typedBefore.length);
  const [typed, setTyped] = useState(typedBefore);
  const [error, setError] = useState<string | null>(null);
  const { change, isBusy } = useSeatsChange();
  const offerUndo = useOfferUndo();
  useUnsavedText(typed !== typedBefore);

  const write = (note: string) =>
    change(seatIds, async (client, about) => {
      const variables = { input: { seatIds: [...seatIds], note }, ...about };
      return (await client.mutate({ mutation: EditNotesDocument, variables })).data?.editNotes;
    });
  const save = async () => {
    const parsed = parseNote(typed);
    if (!parsed.ok) return setError(parsed.message);
    if (parsed.note === before) return onClose();
    const { refusal, undo } = await write(parsed.note);
    if (refusal !== null) return setError(refusal);
    offerUndo(`The note of ${seatsText(seatIds.length)} is saved.`, undo);
    onDone();
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
          {typed.trim().length} of {NOTE_LIMIT}
        </span>
      }
    >
      <Textarea
        ref={field}
        data-autofocus
        label={`Note for ${seatsText(seatIds.length)}`}
        description={before === null ? 'The seats have different notes; this one replaces them.' : undefined}
        rows={4}
        value={typed}
        error={error}
        errorProps={{ role: 'alert' }}
        readOnly={isBusy}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={submitByKey}
      />
    </DialogForm>
  );
}

function useFocusAtEnd(length: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(length, length);
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [length]);
  return field;
}
