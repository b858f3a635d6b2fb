import { withoutDirections, withoutUnseen } from './plain-text';

/**
 * A name as it stands in a mail of the vendor's that its bearer can have sent to anybody; null where it has none, and
 * where a mail client would make a link of it, a reader would call it, or it pretends to be the vendor.
 */
export function mailableName(typed: string): string | null {
  const name = withoutDirections(typed);
  const seen = withoutUnseen(name).normalize('NFKC');
  const isLure = LINKS.some((link) => link.test(seen)) || VENDOR.test(folded(seen));
  return name === '' || isLure ? null : name;
}

/** Clients do not ask whether what looks like a host is one; neither does this. Full stops of other scripts count. */
const LINKS: readonly RegExp[] = [
  /:\/\/|\\\\/,
  /[^\s@]@[^\s@]/,
  /[\p{L}\p{M}\p{N}-][.\u3002](?:xn--|[\p{L}\p{M}]{2})/iu,
  /\d+(?:\.\d+){3}/,
  // Seven digits are a telephone number, however they are set apart.
  /\p{Nd}(?:[\s\p{P}\p{S}]*\p{Nd}){6}/u,
  /\d{3}-(?=[\p{Lu}\d-]*\p{Lu})[\p{Lu}\d-]{6}/u,
];

/** The vendor's name within a word, or spelt out letter by letter. */
const VENDOR = /axure|(?<!\p{L})a[^\p{L}\p{N}]*x[^\p{L}\p{N}]*u[^\p{L}\p{N}]*r[^\p{L}\p{N}]*e(?!\p{L})/u;

/** Letters of other scripts, and digits, that are drawn like those of the vendor's name. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  '4': 'a',
  х: 'x',
  χ: 'x',
  υ: 'u',
  г: 'r',
  е: 'e',
  ε: 'e',
  '3': 'e',
};

function folded(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...bare].map((letter) => LOOKALIKES[letter] ?? letter).join('');
}
