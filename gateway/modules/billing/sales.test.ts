import { beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';

const record = (
  purchaseId: string,
  purchasedDate: string,
  productName: string,
  amount: number | string,
  term: number,
) => ({ saleId: `s-${purchaseId}`, purchaseId, productName, term, purchasedDate, amount, quantity: 2 });

const RECORDS = [
  record('A', '2025-12-31', 'Axure RP Pro', 300, 2),
  record('B', '2026-01-01', 'Axure RP Team', '504.10', 1),
  record('C', '2026-02-02', 'Axure RP Pro', 0.1, 4),
  record('C', '2026-03-03', 'Axure Cloud', '0.20', 4),
  record('D', '2026-02-02T08:30:00', 'Axure RP Pro', -300, 2),
];

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));
beforeAll(async () => {
  vendor.at(
    '/userbilling/GetSaleRecords',
    json({ success: true, records: RECORDS, renewal: ['True', 'a@x.com,b@x.com'] }),
  );
});

async function find(args: string) {
  const query = `{ viewer { sales(${args}) { totalCount totalAmount pageInfo { endCursor hasNextPage } nodes { id } } } }`;
  const { data, errors } = await gateway.ask(query, {}, { token: 'good' });
  const { sales } = data.viewer;
  return {
    code: errors[0]?.extensions.code,
    ...(sales && { ...sales, ids: sales.nodes.map(({ id }) => id).join('') }),
  };
}

describe('sales', () => {
  test.each([
    ['first: 10', 'CDBA', '504.40'],
    ['search: "team"', 'B', '504.10'],
    ['search: "2 year"', 'C', '0.30'],
    ['search: "no such"', '', '0.00'],
    ['from: "2026-01-01"', 'CDB', '204.40'],
    ['from: "2026-01-01", to: "2026-01-31"', 'B', '504.10'],
    ['to: "2025-12-31"', 'A', '300.00'],
    ['from: "2026-12-31", to: "2026-01-01"', '', '0.00'],
    ['from: "2026-01-01", search: "pro", orderBy: { field: AMOUNT, direction: ASC }', 'DC', '-299.70'],
    ['orderBy: null', 'CDBA', '504.40'],
    ['orderBy: { field: PURCHASED_DATE, direction: ASC }', 'ABCD', '504.40'],
    ['orderBy: { field: PURCHASED_DATE, direction: DESC }', 'CDBA', '504.40'],
    ['orderBy: { field: AMOUNT, direction: DESC }', 'BACD', '504.40'],
    ['orderBy: { field: PRODUCT, direction: ASC }', 'CDAB', '504.40'],
    ['orderBy: { field: TERM, direction: DESC }', 'CDAB', '504.40'],
  ])('by %s are %j, %s in all (SALES-08, SALES-09)', async (args, ids, totalAmount) => {
    const found = await find(args);
    expect([found.ids, found.totalCount, found.totalAmount]).toEqual([ids, ids.length, totalAmount]);
  });

  test('are counted and added up beyond the page, and go on where it ended', async () => {
    const order = 'orderBy: { field: AMOUNT, direction: DESC }';
    const first = await find(`first: 2, ${order}`);
    expect([first.ids, first.totalCount, first.totalAmount]).toEqual(['BA', 4, '504.40']);
    const second = await find(`first: 2, after: "${first.pageInfo?.endCursor}", ${order}`);
    expect([second.ids, second.pageInfo?.hasNextPage]).toEqual(['CD', false]);
  });

  test.each([
    'first: 0',
    'first: 201',
    'after: "nonsense"',
    'from: "2026-02-30"',
    'to: "yesterday"',
    'orderBy: { field: SALE_ID, direction: ASC }',
  ])('are not looked for by %s', async (args) => {
    const { errors } = await gateway.ask(
      `{ viewer { sales(${args}) { totalCount } } }`,
      {},
      { token: 'good' },
    );
    expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED']).toContain(errors[0]?.extensions.code);
  });
});

test('one sale is found by its order number alone, with all its records', async () => {
  const one = (id: string) =>
    gateway.ask(
      'query ($id: ID!) { viewer { sale(id: $id) { id amount products { text } receiptUrl } } }',
      { id },
      { token: 'good' },
    );
  expect((await one('C')).data.viewer.sale).toEqual({
    id: 'C',
    amount: '0.30',
    products: [{ text: 'Axure RP Pro (2)' }, { text: 'Axure Cloud (2)' }],
    receiptUrl: '/receipts/s-C',
  });
  for (const id of ['c', 's-C', 'Axure', '']) expect((await one(id)).data.viewer.sale).toBeNull();
});

test('spending is by year, month and product, and adds up', async () => {
  const query = '{ viewer { spending { year saleCount total months products { name total months } } } }';
  const { data } = await gateway.ask(query, {}, { token: 'good' });
  const months = (amounts: Record<number, string>) =>
    Array.from({ length: 12 }, (_, month) => amounts[month] ?? '0.00');
  expect(data.viewer.spending).toEqual([
    {
      year: 2026,
      saleCount: 3,
      total: '204.40',
      months: months({ 0: '504.10', 1: '-299.70' }),
      products: [
        { name: 'Axure RP Team', total: '504.10', months: months({ 0: '504.10' }) },
        { name: 'Axure Cloud', total: '0.20', months: months({ 1: '0.20' }) },
        { name: 'Axure RP Pro', total: '-299.90', months: months({ 1: '-299.90' }) },
      ],
    },
    {
      year: 2025,
      saleCount: 1,
      total: '300.00',
      months: months({ 11: '300.00' }),
      products: [{ name: 'Axure RP Pro', total: '300.00', months: months({ 11: '300.00' }) }],
    },
  ]);
});

test('the archive of a period is announced from the same records (SALES-05)', async () => {
  const query =
    '{ viewer { receiptArchive(from: "2026-01-01", to: "2026-12-31") { count total url fileName } } }';
  const { data } = await gateway.ask(query, {}, { token: 'good' });
  expect(data.viewer.receiptArchive).toEqual({
    count: 3,
    total: '204.40',
    url: '/receipt-archive?from=2026-01-01&to=2026-12-31',
    fileName: 'Axure Receipts 2026-01-01 to 2026-12-31.zip',
  });
});

test('the setting of renewal receipts has no `True` in it (SALES-10)', async () => {
  const { data } = await gateway.ask(
    '{ viewer { renewalReceipts { isOn recipients } } }',
    {},
    { token: 'good' },
  );
  expect(data.viewer.renewalReceipts).toEqual({ isOn: true, recipients: ['a@x.com', 'b@x.com'] });
});
