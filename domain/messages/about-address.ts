import { message } from './catalogue';

const NOT_AN_EMAIL = message.notAnEmail('');
const WORDS: ReadonlySet<string> = new Set([message.validEmailRequired, message.enterValidEmail]);

/** Whether a server's text says of an e-mail address that it is none, so that it belongs to the field of the address (D-76). */
export function isAboutAddress(text: string): boolean {
  return text.includes(NOT_AN_EMAIL) || WORDS.has(text);
}
