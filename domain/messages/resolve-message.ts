import { message } from './catalogue';

export interface ServerTexts {
  errorMessage?: string | null | undefined;
  message?: string | null | undefined;
}

/** Returns errorMessage, else message, else the fallback; blank counts as absent (ERR-01, D-96). */
export function resolveMessage(answer: ServerTexts | null, fallback: string): string {
  return nonBlank(answer?.errorMessage) ?? nonBlank(answer?.message) ?? fallback;
}

/** Like `resolveMessage`, for setAutorenew, which alone puts message first (ERR-30, D-96). */
export function resolveMessageFirst(answer: ServerTexts | null, fallback: string): string {
  return nonBlank(answer?.message) ?? nonBlank(answer?.errorMessage) ?? fallback;
}

function nonBlank(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}

const NOT_AN_EMAIL = message.notAnEmail('');
const WORDS: ReadonlySet<string> = new Set([message.validEmailRequired, message.enterValidEmail]);

/** Checks for a text about an invalid e-mail address, which is shown at the address field (D-76). */
export function isAboutAddress(text: string): boolean {
  return text.includes(NOT_AN_EMAIL) || WORDS.has(text);
}
