/** Line and paragraph breaks, tabs, the null character, all others that print nothing, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

export function isSingleLine(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** A text on one line, as one would type it: blanks for the tabs and breaks that come with what is pasted. */
export function onOneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
}

/** What is drawn as nothing, though Unicode counts some of it among letters and symbols: fillers, the empty Braille cell. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether anything of a text can be seen: not of blanks, of characters without width, or of marks without a letter. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ''));
}

/** Whether a text has characters that nobody sees, beside those that can be seen: two texts would look the same. */
export function hasUnseen(text: string): boolean {
  return withoutUnseen(text) !== text;
}

/** Without the characters that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '').replace(/\p{C}/gu, '');
}

/** Whether a text is Unicode: half of a surrogate pair is no character, and cannot be put into an address. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Without the characters that turn around whatever comes after a text: an amount or an address beside a name. */
export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '');
}

/** The marks of direction as what they are, `[U+202E]`, so that a text stands as it was written. */
export function withDirectionsShown(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (mark) => {
    return `[U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}

const MOST = 100;

/** What was typed as it is told back to whoever typed it: no novel, and nothing that turns the message around. */
export function toldBack(typed: string): string {
  return withDirectionsShown(typed.length > MOST ? `${typed.slice(0, MOST)}…` : typed);
}
