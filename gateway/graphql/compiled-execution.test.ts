import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { duringTests } from '#tests/testkit/during-tests';
import { addCoupon, addGroup } from '#tests/testkit/portal-data';
import { isAtLength } from '#tests/testkit/scope';
import type { TestUser } from '#tests/testkit/start-vendor';
import { closeDeps, type GatewayDeps } from '../deps';
import { bothWays, depsFor, schema } from '../testkit/both-ways';
import { json, startFaultyVendor } from '../testkit/faulty-vendor';
import { buy, newOrder } from '../testkit/order';
import { type Portal, startPortal } from '../testkit/start-portal';
import { variablesOf, webQueries } from '../testkit/web-queries';

// Parsed once, so that each document is compiled once.
const WEB_QUERIES = webQueries();

let portal: Portal;
let owner: TestUser;
let deps: GatewayDeps;
let values: Record<string, unknown>;

beforeAll(async () => {
  portal = await startPortal();
  deps = depsFor(portal.shop.vendor.url);
  owner = await portal.shop.vendor.user({ company: 'Lee Ltd' });
  const id = await addGroup(portal.shop.vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: Array.from({ length: 60 }, (_, index) => ({
      licenseType: index % 2 === 0 ? (0 as const) : (1 as const),
      assignedTo: index % 3 === 0 ? `user${index}@test.example` : null,
      note: index === 5 ? 'quote " and \\ and \u2028' : '',
      ...(index % 7 === 0 && { expireDate: '2026-12-31' }),
    })),
  });
  await addCoupon(portal.shop.vendor, owner, {
    id: `C-${owner.id}`,
    type: 'percent',
    amount: '20.00',
    description: 'Spring',
    endDate: null,
    uses: 3,
    productCodes: [802100],
  });
  const { attemptId, ...order } = await newOrder(portal, owner, { proQuantity: 1 });
  const { transactionId } = await buy(portal, owner, { attemptId, ...order });
  const { body } = await portal.shop.vendor.call('/user/loadLicenseRows', { token: owner.token });
  const rows = z.array(z.object({ seatId: z.string() })).parse(body['subRows']);
  values = {
    id,
    seatIds: rows.slice(0, 3).map(({ seatId }) => seatId),
    attemptId,
    subscriptionId: id,
    saleId: transactionId,
    cart: { term: 'ANNUAL', proQuantity: 2, teamQuantity: 1 },
    'AseCartInput!': { term: 'ANNUAL', productType: 'ASEC20' },
    'CloudCartInput!': {
      plan: 'CLOUD_FOR_BUSINESS',
      term: 'MONTHLY',
      authorQuantity: 3,
      publisherQuantity: 2,
    },
    'EditionChangeInput!': { subscriptionId: id, newLicenseType: 'TEAM' },
    'TermChangeInput!': { subscriptionId: id, newTerm: 'TWO_YEARS' },
    'AddUsersCartInput!': { subscriptionGroup: id, proQuantity: 1 },
    'PoRenewalInput!': { subscriptionId: id, newTerm: 'ANNUAL' },
    isAutoRenew: true,
    'ReactivationInput!': { subscriptionId: id, newTerm: 'ANNUAL' },
    RetryChoiceInput: { all: 'RENEW' },
    ActivityFilter: { person: owner.email },
    'AssignmentPlanInput!': {
      people: [{ email: 'new@test.example' }, { email: '', seatId: rows[0]?.seatId }],
      seatsMatching: { isAssigned: false },
    },
    'EmailAddress!': owner.email,
    EmailAddress: 'new@test.example',
    asManager: true,
    action: 'CANCEL',
    isCloudAuthorAsked: true,
    filter: { search: 'user', status: ['ACTIVE', 'CANCELED'] },
    orderBy: { field: 'ASSIGNED_TO', direction: 'ASC' },
    SaleOrder: { field: 'AMOUNT', direction: 'ASC' },
    from: '2026-01-01',
    to: '2026-12-31',
    first: 20,
    seats: 20,
    // Cursor of the start of any list.
    after: Buffer.from('0:').toString('base64url'),
    olderThan: '999999',
    section: 'ACTIVE',
    search: '',
  };
});
afterAll(async () => {
  await closeDeps(deps);
  await portal.stop();
});

describe('compiled, every query of the web client answers what graphql-js answers', () => {
  test.each(WEB_QUERIES)('%s', async (_name, document) => {
    expect(validate(schema, document)).toEqual([]);
    const variables = variablesOf(document, values);
    const { compiled, interpreted } = await bothWays(deps, { document, variables, token: owner.token });
    expect(compiled).toEqual(interpreted);
    expect(interpreted).not.toHaveProperty('errors');
  });

  test.each(WEB_QUERIES)('%s, signed out', async (_name, document) => {
    const variables = variablesOf(document, values);
    const { compiled, interpreted } = await bothWays(deps, { document, variables, token: 'garbage' });
    expect(compiled).toEqual(interpreted);
  });
});

describe('compiled and interpreted, every query has the same answer when the vendor fails', () => {
  const vendor = duringTests(() => startFaultyVendor());

  /** Each failure is tested with a third of the queries, in long runs with all of them. */
  const shares = isAtLength ? 1 : 3;

  test.each(
    [
      '/status/getconfig',
      '/user/getUserProfile',
      '/user/loadLicenseRows',
      '/cart/getCartPrices',
      '/userbilling/GetBillingInfo',
      '/userbilling/GetSaleRecords',
    ].map((path, turn) => ({ path, turn })),
  )('at $path', async ({ path, turn }) => {
    vendor.at(path, json({ wrong: true }));
    for (const [, document] of WEB_QUERIES.filter((_, index) => index % shares === turn % shares)) {
      const faulty = depsFor(vendor.url);
      const variables = variablesOf(document, values);
      const { compiled, interpreted } = await bothWays(faulty, { document, variables, token: 'good' });
      expect(compiled).toEqual(interpreted);
      await closeDeps(faulty);
    }
  });
});

const SEATS = 'seats(first: 3) { nodes { id note } totalCount }';
const SEARCHED = (text: string) =>
  `{ viewer { subscriptions { nodes { seats(filter: { search: ${text} }) { totalCount } } } } }`;

/** Documents that the web client never sends but tools may. */
const OTHERS: [string, string, Record<string, unknown>?][] = [
  [
    'aliases and fragments',
    `{ a: viewer { ...F b: email } viewer { ...F } }
     fragment F on User { id __typename subscriptions { nodes { x: ${SEATS} y: ${SEATS} } } }`,
  ],
  [
    'skip and include by variables',
    `query($no: Boolean!, $yes: Boolean!) {
      viewer { id @skip(if: $no) email @include(if: $yes) name @skip(if: $yes) bio @include(if: $no) }
    }`,
    { no: false, yes: true },
  ],
  [
    'a fragment that is skipped',
    `query($no: Boolean = false) { viewer { ... @include(if: $no) { email } ...F @skip(if: $no) } }
     fragment F on User { id }`,
  ],
  ['defaults of the schema', '{ viewer { subscriptions { totalCount nodes { seats { totalCount } } } } }'],
  [
    'null where a default would be',
    'query($first: Int) { viewer { subscriptions(first: $first) { totalCount } } }',
    { first: null },
  ],
  [
    'one value where a list is meant',
    `query($s: [SeatStatus!]) {
      viewer { subscriptions { nodes { seats(filter: { status: $s }) { totalCount } } } }
    }`,
    { s: 'CANCELED' },
  ],
  ['a literal with every kind of quote', SEARCHED('"\\" \\\\ ` $\\u007b1} \\u2028 \' </script>"')],
  ['a block literal', SEARCHED('"""\n  a "quoted" `tick` $\u007bx}\n"""')],
  [
    'an input of literals and variables',
    `query($n: Int!) {
      cartPreview(cart: { term: ANNUAL, proQuantity: $n }) {
        cart { total lines { derivation { label amount } } } userErrors { code }
      }
    }`,
    { n: 2 },
  ],
  [
    'a refusal',
    '{ cartPreview(cart: { term: ANNUAL }) { cart { total } userErrors { code message field seatIds } } }',
  ],
  [
    'a page that cannot be',
    '{ viewer { id subscriptions(first: 0) { totalCount } sales(after: "no") { totalCount } } }',
  ],
  ['a missing variable', 'query($id: ID!) { viewer { subscription(id: $id) { id } } }'],
  [
    'a variable of another type',
    'query($first: Int) { viewer { sales(first: $first) { totalCount } } }',
    { first: 'ten' },
  ],
  [
    'a wrong enum',
    'query($s: SubscriptionSection) { viewer { subscriptions(section: $s) { totalCount } } }',
    { s: 'NOWHERE' },
  ],
  ['a number for an id', 'query($id: ID!) { viewer { subscription(id: $id) { id } } }', { id: 7 }],
  ['a variable that nobody asked for', '{ viewer { id } }', { extra: { nested: true } }],
  [
    'sales of a period in an order, what was spent, and the archive',
    `query($from: Date!, $to: Date!, $orderBy: SaleOrder) { viewer {
      sales(from: $from, to: $to, orderBy: $orderBy, search: "pro") {
        totalCount totalAmount nodes { id saleId products { name quantity text } termName purchasedDate amount }
      }
      spending { year saleCount total months products { name total months } }
      receiptArchive(from: $from, to: $to) { count total url fileName }
      renewalReceipts { isOn recipients }
      billingInfo { company hasExistingPaymentMethod card { maskedNumber maskedCvv expirationYear } }
    } }`,
    { from: '2026-01-01', to: '2026-12-31', orderBy: { field: 'PRODUCT', direction: 'DESC' } },
  ],
  [
    'an invalid day',
    'query($from: Date) { viewer { sales(from: $from) { totalCount } } }',
    { from: '2026-02-30' },
  ],
  ['introspection', '{ __schema { queryType { name } } __type(name: "Seat") { fields { name } } }'],
];

describe('compiled and interpreted, documents of tools have the same answer', () => {
  const ask = (text: string, variables = {}) =>
    bothWays(deps, { document: parse(text), variables, token: owner.token });

  test.each(OTHERS)('%s', async (_what, text, variables) => {
    const { compiled, interpreted } = await ask(text, variables);
    expect(compiled).toEqual(interpreted);
  });

  test('an error deep in a list, which compiled code reports for every item', async () => {
    const { compiled, interpreted } = await ask(
      '{ viewer { subscriptions { nodes { id seats(first: 0) { totalCount } } } } }',
    );
    expect(compiled.data).toEqual(interpreted.data);
    expect(compiled.errors).toEqual(expect.arrayContaining(interpreted.errors ?? []));
  });

  test('one of two operations in a document', async () => {
    const document = parse('query A { viewer { id } } query B { viewer { email } }');
    for (const operationName of ['A', 'B', 'C']) {
      const { compiled, interpreted } = await bothWays(deps, { document, operationName, token: owner.token });
      expect(compiled).toEqual(interpreted);
    }
  });
});
