/** E-mail addresses trimmed and each of them once, as it was spelt first; case does not tell two apart (D-64). */
export function uniqueEmails(emails: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const email of emails.map((typed) => typed.trim())) {
    const key = email.toLowerCase();
    if (email !== '' && !found.has(key)) found.set(key, email);
  }
  return [...found.values()];
}
