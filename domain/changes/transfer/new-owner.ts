import { message } from '../../messages/catalogue';
import { resolveMessage, type ServerTexts } from '../../messages/resolve-message';
import { emailKey, isMailable, isSameEmail, typedEmail } from '../../text/email';

export type NewOwner =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly message: string };

/** Normalizes the address of a new owner; refuses the owner's own address (D-131). */
export function readNewOwner(typed: string, ownerEmail: string): NewOwner {
  const email = emailKey(typed);
  if (!isMailable(email)) return { ok: false, message: message.notAnEmail(typedEmail(typed)) };
  if (isSameEmail(email, ownerEmail)) return { ok: false, message: message.transferToSelf };
  return { ok: true, email };
}

const NOT_AN_EMAIL = message.notAnEmail('');

/** Message of a refused transfer; an invalid address has its own text (XFER-04, XFER-05, D-76). */
export function transferText(answer: ServerTexts): string {
  const text = resolveMessage(answer, message.transferFailed);
  return text.includes(NOT_AN_EMAIL) ? message.enterValidEmail : text;
}
