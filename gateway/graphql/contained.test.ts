import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema, type GraphQLObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { GatewayContext } from '../context';
import { createExecutor } from './compiled-execution';
import { contained } from './contained';

const TYPES = 'type Group { id: ID, slow: Int, line: String! } type Query { groups: [Group!], other: Int }';

const groups = [
  { id: '1', line: 'Renews' },
  {
    id: '2',
    get line(): string {
      throw new RangeError('Not a calendar date');
    },
  },
];

test.each([
  ['interpreted', Number.POSITIVE_INFINITY],
  ['compiled', 1],
])('a part of an answer that throws fails its field alone, %s', async (_how, compileAt) => {
  const schema = buildSchema(TYPES);
  const fields = schema.getQueryType()?.getFields() ?? {};
  if (fields['groups']) fields['groups'].resolve = contained(async () => groups);
  const ofGroup = (schema.getType('Group') as GraphQLObjectType).getFields();
  if (ofGroup['slow']) ofGroup['slow'].resolve = contained(async () => sleep(10, 1));
  if (fields['other']) fields['other'].resolve = contained(async () => 7);
  const document = parse('{ groups { id slow line } other }');
  const [operation] = document.definitions;
  const { data, errors } = await createExecutor(
    schema,
    compileAt,
  )({
    document,
    operation: operation?.kind === 'OperationDefinition' ? operation : null,
    operationName: null,
    variables: {},
    contextValue: {} as GatewayContext,
  });
  expect({ ...data }).toEqual({ groups: null, other: 7 });
  expect(errors?.map(({ message, path }) => [message, path?.[0]])).toEqual([
    ['Not a calendar date', 'groups'],
  ]);
});
