import { type DocumentNode, Kind, visit } from 'graphql';

const known = new WeakMap<DocumentNode, readonly string[]>();

/**
 * The variables that stand within an object or a list. Compiled code puts null in the place of one that has no value,
 * where the default of the schema belongs, or an error.
 */
export function withinLiterals(document: DocumentNode): readonly string[] {
  const found = known.get(document);
  if (found !== undefined) return found;
  const names = new Set<string>();
  let depth = 0;
  const literal = {
    enter: () => {
      depth += 1;
    },
    leave: () => {
      depth -= 1;
    },
  };
  visit(document, {
    [Kind.OBJECT]: literal,
    [Kind.LIST]: literal,
    [Kind.VARIABLE]: ({ name }) => {
      if (depth > 0) names.add(name.value);
    },
  });
  known.set(document, [...names]);
  return [...names];
}

/** Compiled code makes its answers as plain objects, which take nothing under this name. */
export function isCompilable(document: DocumentNode): boolean {
  let isNamed = false;
  visit(document, {
    [Kind.FIELD]: ({ alias }) => {
      isNamed ||= alias?.value === '__proto__';
    },
  });
  return !isNamed;
}
