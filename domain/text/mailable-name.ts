import { withoutDirections, withoutUnseen } from './plain-text';

/**
 * A name as it stands in a mail of the vendor's that its bearer can have sent to anybody; null where it has none, and
 * where a mail client would make a link of it or a reader would call it. Their address stands beside it all the same.
 */
export function mailableName(typed: string): string | null {
  const name = withoutDirections(typed);
  const seen = withoutUnseen(name).normalize('NFKC');
  const isLure = LINKS.some((link) => link.test(seen));
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
