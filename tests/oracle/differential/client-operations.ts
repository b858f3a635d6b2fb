import { type DocumentNode, isInputType, Kind, print, typeFromAST } from 'graphql';
import { schema } from '../../../gateway/testkit/both-ways';
import { webOperations } from '../../../gateway/testkit/web-queries';
import type { Choices } from './choices';
import type { MadeOperation } from './make-document';
import { valueFor } from './make-values';

const OPERATIONS = webOperations().map(([name, document]) => ({ name, document, text: print(document) }));

export const CLIENT_OPERATIONS = OPERATIONS.length;

/** Returns a numbered operation of the web client, with variables. */
export function clientOperation(number: number, choices: Choices): MadeOperation {
  const operation = OPERATIONS[number % OPERATIONS.length];
  if (!operation) throw new Error('The client has no operations.');
  const { name, document, text } = operation;
  return { text, operationName: name, variables: variablesFor(document, choices) };
}

function variablesFor(document: DocumentNode, choices: Choices): Record<string, unknown> {
  const isOdd = choices.once(10);
  const declared = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : [],
  );
  const values = declared.map(({ variable, type: written }) => {
    const type = typeFromAST(schema, written);
    if (!isInputType(type)) throw new Error(`$${variable.name.value} is of no type of the schema.`);
    const isNullable = written.kind !== Kind.NON_NULL_TYPE;
    return [variable.name.value, isNullable && choices.once(3) ? null : valueFor(type, choices, isOdd)];
  });
  return Object.fromEntries(values);
}
