/** The addresses in a text that was pasted: separated by lines, commas, semicolons or blanks. */
export function pastedAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

/** The rows with the addresses filled in from one row down; those that find no row are left out. */
export function fillDown<Row extends { email: string }>(
  rows: readonly Row[],
  from: number,
  addresses: readonly string[],
): Row[] {
  return rows.map((row, index) => {
    const email = addresses[index - from];
    return index < from || email === undefined ? row : { ...row, email };
  });
}
