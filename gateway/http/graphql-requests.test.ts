import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
}

const QUERY = JSON.stringify({ query: '{ config { today } }' });

/** Requests that never become an operation. */
const REQUESTS: [string, string, Record<string, string>, number][] = [
  ['a body over 3 MB', JSON.stringify({ query: `# ${'x'.repeat(3_000_001)}` }), {}, 413],
  [
    'a query over 20,000 characters',
    JSON.stringify({ query: `# ${'x'.repeat(20_001)}\n{ config { today } }` }),
    {},
    400,
  ],
  [
    'an operation name of 100 kB',
    JSON.stringify({ query: '{ a }', operationName: 'x'.repeat(90_000) }),
    {},
    400,
  ],
  [
    'an operation name over 128 characters',
    JSON.stringify({ query: '{ a }', operationName: 'x'.repeat(129) }),
    {},
    400,
  ],
  ['a batch', `[${QUERY},${QUERY}]`, {}, 400],
  ['an empty batch', '[]', {}, 400],
  ['no JSON', '{"query": ', {}, 400],
  ['a bare text', '"{ config { today } }"', {}, 400],
  ['null', 'null', {}, 400],
  ['a number for a query', '{"query": 1}', {}, 400],
  ['an array for variables', '{"query": "{ config { today } }", "variables": []}', {}, 400],
  ['a text for variables', '{"query": "{ config { today } }", "variables": "{}"}', {}, 400],
  [
    'an unknown operation name',
    JSON.stringify({ query: 'query A { config { today } }', operationName: 'B' }),
    {},
    400,
  ],
  [
    'two operations and no name',
    JSON.stringify({ query: 'query A { config { today } } query B { config { today } }' }),
    {},
    400,
  ],
  [
    'a persisted query',
    JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'ab' } } }),
    {},
    200,
  ],
  [
    'a form',
    'query=%7B+config+%7B+today+%7D+%7D',
    { 'content-type': 'application/x-www-form-urlencoded' },
    400,
  ],
  ['plain text', QUERY, { 'content-type': 'text/plain' }, 400],
  ['no content type', QUERY, { 'content-type': '' }, 400],
  ['JSON in an unknown charset', QUERY, { 'content-type': 'application/json; charset=utf-99' }, 415],
  ['gzip that is none', QUERY, { 'content-encoding': 'gzip' }, 400],
  ['an unknown encoding', QUERY, { 'content-encoding': 'zstd-9' }, 415],
];

test.each(REQUESTS)('%s is refused without quoting its content', async (_what, body, headers, expected) => {
  const { status, text } = await post(body, headers);
  expect(status).toBe(expected);
  expect(text.length).toBeLessThan(1_500);
  expect(text).not.toMatch(/node_modules|\bat .+:\d+:\d+|SyntaxError|x{50}/);
  const { errors } = JSON.parse(text);
  expect(errors[0].extensions.traceId).toMatch(/^[\w-]{36}$/);
  expect(errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
});

describe('a request by GET', () => {
  const address = `/graphql?query=${encodeURIComponent('{ config { today } }')}`;
  test('is refused without a header that forces a preflight', async () => {
    expect((await gateway.get(address)).status).toBe(400);
    const preflighted = await gateway.get(address, { 'apollo-require-preflight': '1' });
    expect(await preflighted.json()).toEqual({ data: { config: { today: '2026-04-11' } } });
    expect(preflighted.headers.get('cache-control')).toBe('no-store');
    expect(preflighted.headers.get('etag')).toBeNull();
  });

  test('from a browser’s address bar gets no third-party page', async () => {
    const response = await gateway.get('/graphql', { accept: 'text/html' });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/<html|<script/i);
  });

  test('never changes anything', async () => {
    const mutation = `/graphql?query=${encodeURIComponent('mutation { logout { success } }')}`;
    expect((await gateway.get(mutation, { 'apollo-require-preflight': '1' })).status).toBe(405);
  });
});

test.each(['PUT', 'DELETE', 'PATCH'])('the method %s is not allowed', async (method) => {
  const response = await fetch(`${gateway.url}/graphql`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: QUERY,
  });
  expect(response.status).toBe(405);
});

test('a prototype in the variables has no effect', async () => {
  const body =
    '{"query":"query($i: LoginInput!) { login(input: $i) { success } }","variables":{"i":{"__proto__":{"admin":true},"loginEmail":"a@b.example","password":"p"}}}';
  await post(body);
  expect(Object.prototype).not.toHaveProperty('admin');
});

test('wrong variables are user input errors, and their values are not logged', async () => {
  const query = 'query($cart: RpCartInput!) { cartPreview(cart: $cart) { cart { total } } }';
  const { status, errors } = await gateway.ask(query, { cart: { term: 'WEEKLY-CANARY' } }, { token: 'good' });
  expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(gateway.logged()).not.toContain('WEEKLY-CANARY');
});

describe('an answer', () => {
  const long = JSON.stringify({ query: '{ __schema { types { name description } } }' });
  const rawPost = (accepted: string, body: string) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': accepted },
      body,
    });

  async function answered(accepted: string, body: string) {
    const { headers } = await rawPost(accepted, body);
    return { encoding: headers.get('content-encoding'), vary: headers.get('vary') };
  }

  test.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=0.1', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0', null],
  ])('for a client that accepts "%s" is sent as %s, with the same content', async (accepted, expected) => {
    expect(await answered(accepted, long)).toMatchObject({ encoding: expected, vary: 'Accept-Encoding' });
    const { data } = await (await rawPost(accepted, long)).json();
    expect(data['__schema'].types.length).toBeGreaterThan(100);
  });

  test('that is short is not compressed', async () => {
    expect((await answered('br, gzip', QUERY)).encoding).toBeNull();
  });
});

test.each(['POST', 'GET'])('below /graphql everything is 404 for %s', async (method) => {
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': '1' };
  const body = method === 'POST' ? { body: QUERY } : {};
  const response = await fetch(`${gateway.url}/graphql/anything`, { method, headers, ...body });
  expect(response.status).toBe(404);
});
