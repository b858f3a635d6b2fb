import { message } from '../../messages/catalogue';

export const NOTE_LIMIT = 500;

export type NoteInput = { ok: true; note: string } | { ok: false; message: string };

/** As people count: an emoji outside of the first plane is one character, not two. */
export function noteLength(typed: string): number {
  return [...typed.trim()].length;
}

/** What was typed as a note, without blanks around it, nor null characters, which no database keeps; empty takes the note away (D-68). */
export function parseNote(typed: string): NoteInput {
  const note = typed.replaceAll('\u0000', '').trim();
  return noteLength(note) <= NOTE_LIMIT ? { ok: true, note } : { ok: false, message: message.noteTooLong };
}
