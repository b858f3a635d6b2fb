import { stripDirectionMarks, stripInvisible } from './plain-text';

/** Returns a name for mails to any address; null when it is empty or could lure with a link or telephone number. */
export function mailableName(typed: string): string | null {
  const name = stripDirectionMarks(typed);
  const seen = stripInvisible(name).normalize('NFKC');
  const isLure = LINKS.some((link) => link.test(seen));
  return name === '' || isLure ? null : name;
}

/** Mail clients link anything like a host, so hosts are not verified. Full stops of other scripts count too. */
const LINKS: readonly RegExp[] = [
  /:\/\/|\\\\/,
  /[^\s@]@[^\s@]/,
  /[\p{L}\p{M}\p{N}-][.\u3002](?:xn--|[\p{L}\p{M}]{2})/iu,
  /\d+(?:\.\d+){3}/,
  // Seven digits are a telephone number, with any separators.
  /\p{Nd}(?:[\s\p{P}\p{S}]*\p{Nd}){6}/u,
  /\d{3}-(?=[\p{Lu}\d-]*\p{Lu})[\p{Lu}\d-]{6}/u,
];
