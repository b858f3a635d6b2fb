/** Inverts a table of names and codes; codes must be distinct. */
export function inverse<Name extends string, Code extends string | number>(
  table: Readonly<Record<Name, Code>>,
): Record<Code, Name> {
  const pairs = Object.entries(table).map(([name, code]) => [code, name]);
  return Object.fromEntries(pairs) as Record<Code, Name>;
}
