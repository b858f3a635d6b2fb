import { message } from '../../messages/catalogue';
import { isVisible } from '../../text/plain-text';

export const NOTE_LIMIT = 500;

export type NoteInput = { ok: true; note: string } | { ok: false; message: string };

/** Counts code points, so that an emoji outside of the first plane counts once. */
export function noteLength(typed: string): number {
  return [...typed.trim()].length;
}

/** Trims a note and drops null characters, which databases refuse; empty when nothing is visible (D-68). */
export function parseNote(typed: string): NoteInput {
  const note = typed.replaceAll('\u0000', '').trim();
  if (noteLength(note) > NOTE_LIMIT) return { ok: false, message: message.noteTooLong };
  return { ok: true, note: isVisible(note) ? note : '' };
}
