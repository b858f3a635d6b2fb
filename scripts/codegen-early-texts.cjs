const { Kind, print, stripIgnoredCharacters, visit } = require('graphql');

/** Texts of operations as Apollo Client sends them, for requests made before Apollo Client is loaded. */

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Adds `__typename` everywhere except at the root of the query, whose type is known. */
const addTypenames = (definition) =>
  visit(definition, {
    SelectionSet: (node, _key, parent) =>
      parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, TYPENAME] },
  });

function withFragments(operation, fragments) {
  const found = new Set([operation]);
  for (const definition of found)
    visit(definition, {
      enter: ({ kind, name }) => {
        if (kind === Kind.FRAGMENT_SPREAD) found.add(fragments.get(name.value));
      },
    });
  return [...found];
}

module.exports.plugin = (_schema, documents, { operations }) => {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? []);
  const named = (kind) =>
    new Map(definitions.filter((each) => each.kind === kind).map((each) => [each.name?.value, each]));
  const [queries, fragments] = [named(Kind.OPERATION_DEFINITION), named(Kind.FRAGMENT_DEFINITION)];
  const texts = operations.map((name) => {
    const parts = withFragments(queries.get(name), fragments).map(addTypenames).map(print);
    return `  ${name}: ${JSON.stringify(stripIgnoredCharacters(parts.join('\n')))},`;
  });
  return `export const EARLY_TEXTS = {\n${texts.join('\n')}\n} as const;`;
};
