import { message } from '../../messages/catalogue';
import { emailKey } from '../../text/email-key';
import { isMailable } from '../../text/mailable-email';
import { isSameEmail } from '../../text/same-email';

export type NewOwner =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly message: string };

/** The address that ownership is offered to, as it is kept; nobody offers it to himself (D-131). */
export function readNewOwner(typed: string, ownerEmail: string): NewOwner {
  const email = emailKey(typed);
  if (!isMailable(email)) return { ok: false, message: message.notAnEmail(email) };
  if (isSameEmail(email, ownerEmail)) return { ok: false, message: message.transferToSelf };
  return { ok: true, email };
}
