/** A table of names and codes, read the other way; no two names have the same code. */
export function inverse<Name extends string, Code extends string | number>(
  table: Readonly<Record<Name, Code>>,
): Record<Code, Name> {
  const pairs = Object.entries(table).map(([name, code]) => [code, name]);
  return Object.fromEntries(pairs) as Record<Code, Name>;
}
