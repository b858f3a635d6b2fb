/** Characters of the longest address that mail can go to. */
export const LONGEST_EMAIL = 254;

/** Whether mail can go there: no more than one address, nothing that a mail header could take for something else. */
export function isMailable(email: string): boolean {
  return email.length <= LONGEST_EMAIL && /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(email);
}
