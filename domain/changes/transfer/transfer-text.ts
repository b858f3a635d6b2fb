import { message } from '../../messages/catalogue';
import { resolveMessage, type ServerTexts } from '../../messages/resolve-message';

const NOT_AN_EMAIL = message.notAnEmail('');

/** What the customer reads of a transfer that was refused: an address that is none in words of its own (XFER-04, XFER-05, D-76). */
export function transferText(answer: ServerTexts): string {
  const text = resolveMessage(answer, message.transferFailed);
  return text.includes(NOT_AN_EMAIL) ? message.enterValidEmail : text;
}
