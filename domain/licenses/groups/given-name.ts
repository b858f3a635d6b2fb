import { message } from '../../messages/catalogue';
import { isSingleLine, isVisible, stripDirectionMarks } from '../../text/plain-text';

export const GIVEN_NAME_LIMIT = 40;

export type GivenName =
  | { readonly ok: true; readonly name: string | null }
  | { readonly ok: false; readonly message: string };

/** Normalizes the name that an owner gives a group; null when it has no visible characters. */
export function readGivenName(typed: string): GivenName {
  const name = stripDirectionMarks(typed).trim();
  const isShort = name.length <= GIVEN_NAME_LIMIT;
  if (!isShort || !isSingleLine(name)) return { ok: false, message: message.groupNameInvalid };
  return { ok: true, name: isVisible(name) ? name : null };
}
