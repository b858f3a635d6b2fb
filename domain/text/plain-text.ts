/** Control characters, line and paragraph separators, and lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

export function isSingleLine(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** Puts a text on one line, with blanks for pasted tabs and breaks. */
export function onOneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
}

/** Characters drawn as nothing, although Unicode has some as letters or symbols, such as the empty Braille cell. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Checks for a visible character: not just blanks, zero-width characters or marks without a letter. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ''));
}

/** Checks for invisible characters, which would make two texts look the same. */
export function hasInvisible(text: string): boolean {
  return stripInvisible(text) !== text;
}

export function stripInvisible(text: string): string {
  return text.replace(UNSEEN, '').replace(/\p{C}/gu, '');
}

/** Checks for lone surrogates, which cannot be encoded in an address. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Removes marks that reverse the direction of following text, such as an amount beside a name. */
export function stripDirectionMarks(text: string): string {
  return text.replace(DIRECTIONS, '');
}

/** Letters of Hebrew, Arabic and all other scripts that are read from the right. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates typed text inside a sentence, so that the words and numbers around it keep their order (UAX #9). */
export function isolated(text: string): string {
  const plain = stripDirectionMarks(text);
  return FROM_THE_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Shows direction marks as `[U+202E]`, so that a text appears as it was written. */
export function showDirectionMarks(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (mark) => {
    return `[U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}

const MOST = 100;

/** Quotes typed text in a message: shortened, and with its direction marks shown. */
export function quoteInput(typed: string): string {
  return showDirectionMarks(typed.length > MOST ? `${typed.slice(0, MOST)}…` : typed);
}
