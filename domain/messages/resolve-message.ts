import { message } from './catalogue';

export interface ServerTexts {
  errorMessage?: string | null | undefined;
  message?: string | null | undefined;
}

/** The text to show: errorMessage, then message, then the fallback; blank counts as absent (ERR-01, D-96). */
export function resolveMessage(answer: ServerTexts | null, fallback: string): string {
  return nonBlank(answer?.errorMessage) ?? nonBlank(answer?.message) ?? fallback;
}

/** As `resolveMessage`, for the one call that puts message first: setAutorenew (ERR-30, D-96). */
export function resolveMessageFirst(answer: ServerTexts | null, fallback: string): string {
  return nonBlank(answer?.message) ?? nonBlank(answer?.errorMessage) ?? fallback;
}

function nonBlank(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}

const NOT_AN_EMAIL = message.notAnEmail('');
const WORDS: ReadonlySet<string> = new Set([message.validEmailRequired, message.enterValidEmail]);

/** Whether a server's text says of an e-mail address that it is none, so that it belongs to the field of the address (D-76). */
export function isAboutAddress(text: string): boolean {
  return text.includes(NOT_AN_EMAIL) || WORDS.has(text);
}
