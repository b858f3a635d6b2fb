import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { MOST_PLAN_BYTES } from '#domain/licenses/plan/assignment-plan';
import { duringTests } from '#tests/testkit/during-tests';
import { startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';
import { BODY_LIMIT, QUERY_LIMIT } from './limits';

const TOOLS_TOKEN = 'a-credential-of-the-internal-tools';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() =>
  startGateway({ vendorUrl: vendor.url, env: { INTROSPECTION: 'false', TOOLS_TOKEN } }),
);

test('a plan request of the maximum length fits into a request', () => {
  expect(BODY_LIMIT).toBeGreaterThan(MOST_PLAN_BYTES + QUERY_LIMIT);
});

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

const nested = (depth: number) =>
  `${'{ viewer '.repeat(1)}${'{ subscriptions { nodes '.repeat(depth)}{ id }${' } }'.repeat(depth)} }`;

const REFUSED: [string, string][] = [
  ['nests deeper than any page', nested(6)],
  ['has more aliases than any page', `{ viewer { ${many(31, (i) => `a${i}: id`)} } }`],
  ['aliases __typename instead', `{ viewer { ${many(31, (i) => `a${i}: __typename`)} } }`],
  ['has eleven root fields', `{ ${many(11, (i) => `a${i}: config { today }`)} }`],
  ['repeats a field', `{ viewer { ${many(21, () => 'id')} } }`],
  ['has many directives', `{ viewer { id ${many(6, () => '@include(if: true)')} } }`],
  ['spreads many directives', `{ viewer { ${many(6, (i) => `a${i}: id @skip(if: false)`)} } }`],
  ['is longer than 1,000 tokens', `{ viewer { ${many(1_000, (i) => `a${i}: id`)} } }`],
  [
    'grows by fragments in fragments',
    `{ viewer { ...A } }
     fragment A on User { a: subscriptions { ...B } b: subscriptions { ...B } c: subscriptions { ...B } }
     fragment B on SubscriptionConnection { a: nodes { ...C } b: nodes { ...C } c: nodes { ...C } }
     fragment C on Subscription { a: seats { ...D } b: seats { ...D } c: seats { ...D } }
     fragment D on SeatConnection { a: nodes { id note } b: nodes { id note } c: nodes { id note } }`,
  ],
  ['has a fragment that contains itself', '{ viewer { ...A } } fragment A on User { id ...A }'],
  [
    'has fragments that contain each other, through fields',
    `{ orders: viewer { ...A } } fragment A on User { subscriptions { ...B } }
     fragment B on SubscriptionConnection { nodes { id } ...B }`,
  ],
  ['hides depth in inline fragments', `{ viewer { ... { ... { ${nested(6).slice(10, -1)} } } } }`],
  ['subscribes', 'subscription { __typename }'],
  ['subscribes to the product of that name', 'subscription { Subscription { id } }'],
  ['asks for what is not there', '{ nothing }'],
  ['is not a document', '{ viewer { id '],
  ['is empty but for a comment', '# nothing'],
  [
    'calls a fragment by the name of a field of introspection',
    'fragment __schema on Query { viewer { id } } { ...__schema ...__schema2 }',
  ],
  [
    'asks for every sign-in at once',
    `mutation { ${many(2, (i) => `a${i}: exchangeCode(input: { code: "c" }) { success }`)} }`,
  ],
  [
    'hides a second purchase in a fragment',
    'mutation { logout { success } ...Pay } fragment Pay on Mutation { exchangeCode(input: { code: "c" }) { success } }',
  ],
];

test.each(REFUSED)(
  'a document that %s is refused with a 400 and a code of the library',
  async (_what, query) => {
    const before = vendor.calls.length;
    const { status, data, errors } = await gateway.ask(query, {}, { token: 'good' });
    expect([status, data]).toEqual([400, null]);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(4);
    for (const { extensions } of errors) {
      expect(extensions.code).toMatch(/^(GRAPHQL_(PARSE|VALIDATION)_FAILED|BAD_REQUEST)$/);
      expect(extensions.traceId).toMatch(/^[\w-]{36}$/);
    }
    expect(vendor.calls.slice(before)).toEqual([]);
  },
);

test('a document of 245 bytes that would run for a minute elsewhere is refused at once', async () => {
  const startedAt = performance.now();
  await gateway.ask(nested(24), {}, { token: 'good' });
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

describe('the schema', () => {
  test('is shown with the tools’ credential only, for any order of the requests', async () => {
    const query = getIntrospectionQuery();
    const tool = { headers: { 'x-tools-token': TOOLS_TOKEN } };
    const { data } = await gateway.ask<IntrospectionQuery>(query, {}, tool);
    expect(data.__schema.queryType.name).toBe('Query');
    const others = [
      {},
      { token: 'good' },
      { headers: { 'x-tools-token': 'guess' } },
      { headers: { 'x-tools-token': '' } },
    ];
    for (const asked of others) {
      const { status, data, errors } = await gateway.ask(query, {}, asked);
      expect([status, data, errors[0]?.extensions.code]).toEqual([400, null, 'GRAPHQL_VALIDATION_FAILED']);
    }
  });

  test('is not given away by suggestions', async () => {
    const { errors } = await gateway.ask('{ viewr { id } }');
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
  });

  test('is shown to everybody where introspection is on', async () => {
    const open = await startGateway({ vendorUrl: vendor.url });
    const { data } = await open.ask('{ __type(name: "Seat") { name } }');
    expect(data).toEqual({ __type: { name: 'Seat' } });
    await open.stop();
  });

  test('cannot be walked in circles even by tools', async () => {
    const circle =
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';
    const { status } = await gateway.ask(circle, {}, { headers: { 'x-tools-token': TOOLS_TOKEN } });
    expect(status).toBe(400);
  });
});
