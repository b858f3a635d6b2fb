import { message } from '../../messages/catalogue';
import { resolveMessage, type ServerTexts } from '../../messages/resolve-message';
import { emailKey, isMailable, isSameEmail, typedEmail } from '../../text/email';

export type NewOwner =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly message: string };

/** The address that ownership is offered to, as it is kept; nobody offers it to himself (D-131). */
export function readNewOwner(typed: string, ownerEmail: string): NewOwner {
  const email = emailKey(typed);
  if (!isMailable(email)) return { ok: false, message: message.notAnEmail(typedEmail(typed)) };
  if (isSameEmail(email, ownerEmail)) return { ok: false, message: message.transferToSelf };
  return { ok: true, email };
}

const NOT_AN_EMAIL = message.notAnEmail('');

/** What the customer reads of a transfer that was refused: an address that is none in words of its own (XFER-04, XFER-05, D-76). */
export function transferText(answer: ServerTexts): string {
  const text = resolveMessage(answer, message.transferFailed);
  return text.includes(NOT_AN_EMAIL) ? message.enterValidEmail : text;
}
