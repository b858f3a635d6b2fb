import { type DocumentNode, Kind, visit } from 'graphql';
import { perDocument } from './per-document';

/**
 * Variables within objects and lists. For a missing one, compiled code uses null instead of the default or an
 * error.
 */
export const withinLiterals = perDocument((document): readonly string[] => {
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
  return [...names];
});

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
