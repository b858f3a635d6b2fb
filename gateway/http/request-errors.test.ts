import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';
const COERCED = 'query($id: ID!) { orderStatus(attemptId: $id) { state } }';

/** Errors of well-formed requests, with the ids of the `graphql-http` audits. */
const ERRORS: [string, object, string][] = [
  ['cannot be parsed (572B, 556A)', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
  ['is not valid (FDE2, 74FF)', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'has a variable of a wrong kind (7B9B, 86EE)',
    { query: COERCED, variables: { id: null } },
    'BAD_USER_INPUT',
  ],
];

describe.each([
  [JSON_TYPE, 200],
  [GRAPHQL_TYPE, 400],
])('to a client of %s', (accept, expected) => {
  test.each(ERRORS)(`what %s is ${expected}`, async (_what, body, code) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, accept },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    expect(response.status).toBe(expected);
    expect(response.headers.get('content-type')).toContain(accept);
    expect(answer.errors[0].extensions.code).toBe(code);
    expect(answer.errors[0].extensions.traceId).toMatch(/^[\w-]{36}$/);
    expect(answer).not.toHaveProperty('data');
  });
});

describe('of variables', () => {
  const session = { token: 'good' };
  const codes = async (query: string, variables: Record<string, unknown>) =>
    (await gateway.ask(query, variables, session)).errors.map(({ extensions }) => extensions.code);
  const MANY = 'query($ids: [ID!]!) { orgNames(ids: $ids) { id } }';

  test('many that are wrong are wrong input, compiled or not', async () => {
    for (let times = 0; times < 5; times += 1) {
      const found = await codes(MANY, { ids: Array.from({ length: 50 }, () => ({})) });
      expect(new Set(found)).toEqual(new Set(['BAD_USER_INPUT']));
      expect(found.length).toBeLessThanOrEqual(4);
    }
  });

  test('those nested deeper than any input are refused, declared or not', async () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 2_000; level += 1) deep = level % 2 === 0 ? [deep] : { deep };
    expect(await codes(MANY, { ids: deep })).toEqual(['BAD_USER_INPUT']);
    expect(await codes('{ config { today } }', { other: deep })).toEqual(['BAD_USER_INPUT']);
  });

  test.each([
    ['a query that reuses answers', '{ viewer { email } }'],
    ['another query', '{ config { today } }'],
    ['a mutation', 'mutation { logout { success } }'],
  ])('those nested deeper than they could be written out are refused too, of %s', async (_what, query) => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (let times = 0; times < 2; times += 1) {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': JSON_TYPE, authorization: 'good' },
        body: `{"query":${JSON.stringify(query)},"variables":{"other":${deep}}}`,
      });
      const { errors } = await response.json();
      expect([response.status, errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
  });

  test('those with more fields than any input are refused, and not quoted for every fault', async () => {
    const wide = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, 1]));
    const { errors } = await gateway.ask(MANY, { ids: wide }, session);
    expect(errors.map(({ message }) => message)).toEqual([
      'Variable "$ids" got an invalid value: It has more fields than any input.',
    ]);
  });
});
