import { type DocumentNode, Kind, visit } from 'graphql';

const known = new WeakMap<DocumentNode, readonly string[]>();

/**
 * Variables within objects and lists. For a missing one, compiled code uses null instead of the default or an
 * error.
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

/** Compiled code builds answers as plain objects, which cannot hold a field of this name. */
export function isCompilable(document: DocumentNode): boolean {
  let isNamed = false;
  visit(document, {
    [Kind.FIELD]: ({ alias }) => {
      isNamed ||= alias?.value === '__proto__';
    },
  });
  return !isNamed;
}
