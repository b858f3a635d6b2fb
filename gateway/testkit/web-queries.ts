import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Queries of the web client by name, with the fragments that they use. */
export function webQueries(): [string, DocumentNode][] {
  return webOperations().filter(([, { definitions }]) =>
    definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query'),
  );
}

export function webOperations(): [string, DocumentNode][] {
  const web = join(import.meta.dirname, '../../web');
  const definitions = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .flatMap((name) => parse(readFileSync(join(web, name), 'utf8')).definitions);
  const fragments: Fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  return definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => [
      operation.name?.value ?? '',
      { kind: Kind.DOCUMENT, definitions: [operation, ...spreadBy(operation, fragments, new Set())] },
    ]);
}

/**
 * Returns values for a document's variables, by type if there is one for it, else by name.
 * @throws when a variable has no value
 */
export function variablesOf(
  { definitions: [operation] }: DocumentNode,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const declared = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
  return Object.fromEntries(
    declared.map(({ variable: { name }, type }) => {
      const key = [print(type), name.value].find((known) => known in values);
      if (key === undefined) throw new Error(`No value for the variable $${name.value} yet: add one.`);
      return [name.value, values[key]];
    }),
  );
}

function spreadBy(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: Fragments,
  found: Set<FragmentDefinitionNode>,
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = all.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spreadBy(fragment, all, found);
    },
  });
  return found;
}
