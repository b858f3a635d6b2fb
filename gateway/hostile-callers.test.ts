import { describe, expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, page, reset, silence, startFaultyVendor } from './testkit/faulty-vendor';
import { startGateway } from './testkit/start-gateway';

const vendor = duringEachTest(() => startFaultyVendor());
const env = { TRUST_PROXY: '1', VENDOR_TIMEOUT_MS: '300', UNCONFIRMED_LIMIT: '40' };
const gateway = duringEachTest(() => startGateway({ vendorUrl: vendor.url, env }));

const from = (token: string, network: string) => ({ token, headers: { 'x-forwarded-for': network } });
const ANN = from('good', '203.0.113.1');
const VIEWER = '{ viewer { id } }';
const HALF = 'x\ud800';

const TEXTS: [string, string, Record<string, unknown>][] = [
  [
    'a text that goes into an address',
    'query($t: String!) { instanceIdFromDomain(domain: $t) }',
    { t: HALF },
  ],
  ['an id', 'query($t: ID!) { orderStatus(attemptId: $t) { state } }', { t: HALF }],
  ['the id of a sale', 'query($t: ID!) { confirmation(saleId: $t) { id } }', { t: HALF }],
  ['a list of ids', 'query($t: [ID!]!) { orgNames(ids: $t) { id } }', { t: ['a', HALF] }],
  [
    'a field of an input',
    'mutation($t: UpdateBillingNameInput!) { updateBillingName(input: $t) { success } }',
    { t: { company: HALF } },
  ],
];

test.each(TEXTS)('%s that is not Unicode is refused before any call', async (_what, query, variables) => {
  // Often enough for the query to be compiled.
  for (let times = 0; times < 5; times += 1) {
    const { errors } = await gateway.ask(query, variables, ANN);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(errors[0]?.message).toMatch(/^Variable "\$t" got an invalid value.*: The text is not Unicode\.$/);
  }
  expect(vendor.calls).toEqual([]);
});

test.each([
  ['', 'x'.repeat(100_000)],
  [' once it is encoded', '漢'.repeat(1_000)],
])('a text that fits into no address%s is refused before any call', async (_when, t) => {
  const query = 'query($t: String!) { instanceIdFromDomain(domain: $t) }';
  const { errors } = await gateway.ask(query, { t }, ANN);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  expect(vendor.calls).toEqual([]);
});

describe('the others are served', () => {
  test('while six connections send text that cannot be sent', async () => {
    const query = 'query($t: String!) { instanceIdFromDomain(domain: $t) }';
    for (let times = 0; times < 4; times += 1)
      await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          gateway.ask(query, { t: HALF }, from(`invented-${index}`, '198.51.100.7')),
        ),
      );
    expect((await gateway.ask(VIEWER, {}, ANN)).data).toEqual({ viewer: { id: 'u-1' } });
  });

  test.each([
    ['breaks the connection', reset],
    ['is a 500', json({}, 500)],
    ['is a 503 from in between', page('<h1>busy</h1>', 503)],
    ['never comes', silence],
  ])('while the answer to one customer %s', async (_what, fault) => {
    vendor.at('/user/getUserProfile', (request, response) => {
      if (request.headers.authorization === 'good')
        json({ userId: 'u-1', email: 'ann@test.example', name: 'Ann' })(request, response);
      else fault(request, response);
    });
    const askers = [
      ...Array.from({ length: 6 }, (_, index) => from(`invented-${index}`, '198.51.100.7')),
      ...Array.from({ length: 6 }, (_, index) => from(`invented`, `198.51.100.${index}`)),
    ];
    await Promise.all(askers.map((asker) => gateway.ask(VIEWER, {}, asker)));
    expect((await gateway.ask(VIEWER, {}, ANN)).data).toEqual({ viewer: { id: 'u-1' } });
  });

  test('while invented sessions send many requests, of which the vendor gets a limited number', async () => {
    expect((await gateway.ask(VIEWER, {}, ANN)).data).toEqual({ viewer: { id: 'u-1' } });
    vendor.at('/user/getUserProfile', (request, response) =>
      request.headers.authorization === 'good'
        ? json({ userId: 'u-1', email: 'ann@test.example', name: 'Ann' })(request, response)
        : json({ success: false }, 401)(request, response),
    );
    const before = vendor.calls.length;
    const codes = new Set<string | undefined>();
    for (let times = 0; times < 120; times += 1) {
      const { errors } = await gateway.ask(VIEWER, {}, from(`invented-${times}`, '203.0.113.1'));
      codes.add(errors[0]?.extensions.code);
    }
    expect(vendor.calls.length - before).toBe(40);
    expect(codes).toEqual(new Set([undefined, 'RATE_LIMITED']));
    expect((await gateway.ask(VIEWER, {}, ANN)).data).toEqual({ viewer: { id: 'u-1' } });
    expect((await gateway.ask(VIEWER, {}, from('new', '203.0.113.2'))).errors).toEqual([]);
  });
});

test('a header that cannot be a token is no session, and is not sent', async () => {
  for (const token of ['é'.repeat(4), 'x'.repeat(5_000), 'two words'])
    expect((await gateway.ask(VIEWER, {}, from(token, '203.0.113.1'))).data).toEqual({ viewer: null });
  expect(vendor.calls).toEqual([]);
});

test('too many requests with unknown sessions are answered with a time to retry', async () => {
  const network = '198.51.100.9';
  vendor.at('/user/getUserProfile', json({ success: false }, 401));
  for (let times = 0; times < 40; times += 1) await gateway.ask(VIEWER, {}, from(`guess-${times}`, network));
  const { errors, headers } = await gateway.ask(VIEWER, {}, from('guess-41', network));
  const retryAfter = errors[0]?.extensions.retryAfter;
  expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  expect(retryAfter).toBeGreaterThan(0);
  expect(headers.get('retry-after')).toBe(String(retryAfter));

  const file = await gateway.get('/receipts/p-1', {
    'x-forwarded-for': network,
    authorization: 'guess-42',
  });
  expect(file.headers.get('retry-after')).not.toBeNull();
});
