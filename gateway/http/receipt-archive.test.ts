import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { buy, newOrder } from '../testkit/order';
import { startGateway } from '../testkit/start-gateway';
import { startPortal } from '../testkit/start-portal';

const PERIOD = { from: '2026-01-01', to: '2026-12-31' };
const PATH = `/receipt-archive?from=${PERIOD.from}&to=${PERIOD.to}`;

const QUESTION = `query($from: Date!, $to: Date!) { viewer {
  receiptArchive(from: $from, to: $to) { count total url fileName }
  sales(from: $from, to: $to) { totalAmount nodes { id amount receiptUrl receiptFileName } }
} }`;

const portal = duringTests(() => startPortal());
const buyer = beforeTests(() => portal.shop.vendor.user());
beforeAll(async () => {
  await buy(portal, buyer, await newOrder(portal, buyer, { proQuantity: 1, teamQuantity: 1 }));
  await buy(portal, buyer, await newOrder(portal, buyer, { proQuantity: 3 }));
});

const download = (path: string, headers: Record<string, string> = { authorization: buyer.token }) =>
  portal.gateway.get(path, headers);

async function ofBuyer(period: { from: string; to: string }) {
  const { data } = await portal.gateway.ask(QUESTION, period, { token: buyer.token });
  return data.viewer;
}

async function errorOf(response: Response): Promise<[number, string]> {
  const { errors } = await response.json();
  return [response.status, errors[0].extensions.code];
}

describe('the receipts of a period as one file', () => {
  test('are announced with their number, their sum and an address', async () => {
    const { receiptArchive, sales } = await ofBuyer(PERIOD);
    expect(receiptArchive).toEqual({
      count: 2,
      total: sales.totalAmount,
      url: PATH,
      fileName: 'Axure Receipts 2026-01-01 to 2026-12-31.zip',
    });
  });

  test('have no address without receipts', async () => {
    const none = { count: 0, total: '0.00', url: null };
    expect((await ofBuyer({ from: '2020-01-01', to: '2020-12-31' })).receiptArchive).toMatchObject(none);
    expect((await ofBuyer({ from: '2026-12-31', to: '2026-01-01' })).receiptArchive).toMatchObject(none);
  });

  test('are those very files that are downloaded one by one, and a table that adds up', async () => {
    const { sales } = await ofBuyer(PERIOD);
    const response = await download(PATH);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Axure Receipts 2026-01-01 to 2026-12-31.zip"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const csvName = 'Receipts 2026-01-01 to 2026-12-31.csv';
    const names = sales.nodes.map(({ receiptFileName }) => receiptFileName);
    expect(Object.keys(files)).toEqual([...names, csvName]);
    for (const { receiptUrl, receiptFileName } of sales.nodes) {
      const alone = new Uint8Array(await (await download(receiptUrl)).arrayBuffer());
      const within = files[receiptFileName] ?? new Uint8Array();
      expect(strFromU8(within.subarray(0, 5))).toBe('%PDF-');
      expect(Math.abs(within.byteLength - alone.byteLength)).toBeLessThan(64);
    }
    const rows = strFromU8(files[csvName] ?? new Uint8Array())
      .trimEnd()
      .split('\r\n');
    expect(rows).toHaveLength(sales.nodes.length + 2);
    for (const [index, { id, amount }] of sales.nodes.entries()) {
      expect(rows[index + 1]?.startsWith(`${id},`)).toBe(true);
      expect(rows[index + 1]?.endsWith(`,${amount}`)).toBe(true);
    }
    expect(rows.at(-1)).toBe(`Total,,,,${sales.totalAmount}`);
  });

  test('are the caller’s own for any other parameters of the address', async () => {
    const stranger = await portal.shop.vendor.user();
    const path = `${PATH}&userId=${buyer.id}&saleId=x`;
    expect(await errorOf(await download(path, { authorization: stranger.token }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('need a session that is good', async () => {
    expect(await errorOf(await download(PATH, {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await errorOf(await download(PATH, { authorization: 'garbage' }))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect(await errorOf(await download(PATH, { cookie: 'btid=b; portaluser=p' }))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  test('are not handed to another site that sends the cookie along', async () => {
    const cookie = `stoken=${buyer.token}; btid=b; portaluser=p`;
    const foreign = await download(PATH, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    await foreign.text();
    expect((await download(PATH, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test.each([
    '',
    '?from=2026-01-01',
    '?from=2026-01-01&to=',
    '?from=2026-02-30&to=2026-12-31',
    '?from=2026-12-31&to=2026-01-01',
    '?from=2026-01-01&from=2026-01-02&to=2026-12-31',
    '?from[]=2026-01-01&to=2026-12-31',
    '?from=2026-01-01T00:00:00&to=2026-12-31',
    '?from=2026-01-01&to=2026-12-31%0d%0aSet-Cookie:a=b',
    '?from=../../etc&to=passwd',
  ])('are refused for the period %j, and the vendor is not asked', async (query) => {
    const calls = await portal.vendorCalls(async () => {
      expect(await errorOf(await download(`/receipt-archive${query}`))).toEqual([400, 'BAD_USER_INPUT']);
    });
    expect(calls).toEqual([]);
  });

  test('have nothing below or beside them', async () => {
    expect((await download('/receipt-archive/x')).status).toBe(404);
    const response = await fetch(`${portal.gateway.url}${PATH}`, {
      method: 'POST',
      headers: { authorization: buyer.token },
    });
    expect(response.status).toBe(404);
  });

  test('are not to be had too often', async () => {
    const strict = await startGateway({ vendorUrl: portal.shop.vendor.url, env: { ARCHIVE_LIMIT: '1' } });
    const get = () => strict.get(PATH, { authorization: buyer.token });
    const first = await get();
    expect(first.status).toBe(200);
    await first.arrayBuffer();
    const second = await get();
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await errorOf(second)).toEqual([429, 'RATE_LIMITED']);
    await strict.stop();
  });
});
