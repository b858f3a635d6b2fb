import { message } from '../messages/catalogue';

export type ProfileName = { ok: true; name: string } | { ok: false; message: string };

/** Stands on receipts and in headers: longer ones would not fit there. */
const LONGEST = 100;

/** A name as it is stored: without surrounding blanks and line breaks; may be empty (PROF-10). */
export function parseName(typed: string): ProfileName {
  const name = typed.replace(/\p{Cc}+/gu, ' ').trim();
  return [...name].length > LONGEST ? { ok: false, message: message.nameTooLong } : { ok: true, name };
}
