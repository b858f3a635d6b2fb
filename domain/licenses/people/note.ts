import { message } from '../../messages/catalogue';
import { isVisible } from '../../text/plain-text';

export const NOTE_LIMIT = 500;

export type NoteInput = { ok: true; note: string } | { ok: false; message: string };

/** As people count: an emoji outside of the first plane is one character, not two. */
export function noteLength(typed: string): number {
  return [...typed.trim()].length;
}

/** What was typed as a note, without blanks around it, nor null characters, which no database keeps; empty, or nothing that can be seen, takes the note away (D-68). */
export function parseNote(typed: string): NoteInput {
  const note = typed.replaceAll('\u0000', '').trim();
  if (noteLength(note) > NOTE_LIMIT) return { ok: false, message: message.noteTooLong };
  return { ok: true, note: isVisible(note) ? note : '' };
}
