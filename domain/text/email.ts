import { composed } from './composed';
import { hasInvisible } from './plain-text';

export function typedEmail(typed: string): string {
  return composed(typed.trim());
}

/** Key under which an address is stored and compared (D-64): trimmed, lower case, printable and composed. */
export function emailKey(typed: string): string {
  return folded(typed.replace(/\p{Cc}/gu, ''));
}

// Fast path, since nearly all addresses are ASCII and 10,000 seats are compared with several of them.
function folded(email: string): string {
  const lower = email.trim().toLowerCase();
  return PLAIN.test(lower) ? lower : composed(lower);
}

const PLAIN = /^[ -~]*$/;

/** Compares addresses trimmed and without case (D-64); null and empty ones equal nothing. */
export function isSameEmail(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const left = folded(a);
  return left !== '' && left === folded(b);
}

/** Removes empty and duplicate addresses, ignoring case (D-64), and keeps the first spelling. */
export function uniqueEmails(emails: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const email of emails.map(typedEmail)) {
    const key = folded(email);
    if (email !== '' && !found.has(key)) found.set(key, email);
  }
  return [...found.values()];
}

export const LONGEST_EMAIL = 254;

/**
 * No empty label in the domain: mail servers refuse `ann@lee..example` and `ann@lee.example.`. No signs either,
 * which no domain has; before the `@` they are allowed.
 */
const ADDRESS =
  /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\./!#$%&'*+=?^`{|}~]+(\.[^\s@,;:<>()[\]"\\./!#$%&'*+=?^`{|}~]+)*$/;

/** Checks for one address that headers cannot misread, without invisible or decomposed characters as disguise. */
export function isMailable(email: string): boolean {
  const isOneOfItsLooks = !hasInvisible(email) && composed(email) === email;
  return email.length <= LONGEST_EMAIL && ADDRESS.test(email) && isOneOfItsLooks;
}
