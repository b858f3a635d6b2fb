import { digitsIn, withAsciiDigits } from '#domain/text/ascii-digits';

export interface Expiry {
  month: string;
  year: string;
}

export interface PastedCard extends Expiry {
  number: string;
  cvv: string;
}

const WITH_SLASH = /(?<![\d/])(\d{1,2})\s*\/\s*(\d{4}|\d{2})(?![\d/])/;
const WITHOUT_SLASH = /^\s*(\d{2})[\s.-]?(\d{4}|\d{2})\s*$/;
const YEAR_FIRST = /^\s*(\d{4})-(\d{2})\s*$/;

/** Parses an expiry date as cards, browsers and password managers write it: `4/29`, `0429`, `2029-04`. */
export function readExpiry(pasted: string): Expiry | null {
  const text = withAsciiDigits(pasted);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return toExpiry(yearFirst[2], yearFirst[1]);
  const found = WITH_SLASH.exec(text) ?? WITHOUT_SLASH.exec(text);
  return found ? toExpiry(found[1], found[2]) : null;
}

/** Parses a card in one text, `4111 1111 1111 1111 04/29 123`; null for others, such as a number alone. */
export function readPastedCard(pasted: string): PastedCard | null {
  const text = withAsciiDigits(pasted);
  const slash = WITH_SLASH.exec(text);
  const expiry = slash && toExpiry(slash[1], slash[2]);
  if (!slash || !expiry) return null;
  const number = digitsIn(text.slice(0, slash.index));
  const behind = digitsIn(text.slice(slash.index + slash[0].length));
  const isCvv = behind.length === 3 || behind.length === 4;
  return number.length < 12 ? null : { number, ...expiry, cvv: isCvv ? behind : '' };
}

function toExpiry(month: string | undefined, year: string | undefined): Expiry | null {
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (!isMonth || !month || !year) return null;
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year };
}
