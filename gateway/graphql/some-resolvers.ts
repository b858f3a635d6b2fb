import type { Resolvers } from '../resolvers.generated';

/** Resolvers of one file, for any types. */
export type SomeResolvers = { readonly [Type in keyof Resolvers]?: Partial<Resolvers[Type]> };

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Merges resolvers by type. @throws for a field that two files resolve */
export function merged<Parts extends readonly SomeResolvers[]>(...parts: Parts) {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [type, fields] of parts.flatMap((part) => Object.entries(part))) {
    const known = all[type] ?? {};
    all[type] = known;
    for (const [field, resolve] of Object.entries(fields)) {
      if (field in known) throw new Error(`${type}.${field} has two resolvers.`);
      known[field] = resolve;
    }
  }
  // The type follows from the parts.
  return all as Intersection<Parts[number]>;
}
