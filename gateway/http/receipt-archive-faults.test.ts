import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { type FaultyVendor, json, reset, startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const PATH = '/receipt-archive?from=2026-01-01&to=2026-12-31';
const INVOICE = '/history/genInvoice';
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'x')]);

let asked: string[];

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() => startGateway({ vendorUrl: vendor.url }));
beforeEach(async () => {
  asked = [];
});

type Handler = Parameters<FaultyVendor['at']>[1];

const record = (index: number, purchaseId = `AX-${index}`) => ({
  saleId: `s-${index}`,
  purchaseId,
  productName: 'Axure RP Pro',
  term: 2,
  purchasedDate: '2026-04-11',
  amount: 10,
  quantity: 1,
});

const sells = (records: readonly object[]) =>
  vendor.at('/userbilling/GetSaleRecords', json({ success: true, records, renewal: ['False', ''] }));

const pdf: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF);
};

/** Serves receipts; `other` answers for its sale. */
function hasReceipts(other?: { saleId: string; answer: Handler }): void {
  vendor.at(INVOICE, (request, response) => {
    const saleId = new URL(request.url ?? '', vendor.url).searchParams.get('saleId') ?? '';
    asked.push(saleId);
    const answer = other?.saleId === saleId ? other.answer : pdf;
    answer(request, response);
  });
}

const download = () => gateway.get(PATH, { authorization: 'good' });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('an archive that cannot be had whole', () => {
  test.each<[string, Handler]>([
    ['the vendor breaks off', reset],
    ['the vendor has no such receipt', json({ success: false }, 404)],
    ['the vendor is down', json({ success: false }, 503)],
    ['the session has ended', json({ success: false }, 401)],
    ['the vendor sends something else', json({ success: true })],
  ])('is broken off when %s midway', async (_what, answer) => {
    sells(numbers(20).map((index) => record(index)));
    hasReceipts({ saleId: 's-10', answer });
    const response = await download();
    expect(response.status).toBe(200);
    const received: Uint8Array[] = [];
    await expect(
      (async () => {
        for await (const chunk of response.body ?? []) received.push(chunk);
      })(),
    ).rejects.toThrow();
    expect(() => unzipSync(new Uint8Array(Buffer.concat(received)))).toThrow();
    expect(new Set(asked).size).toBeLessThan(20);
    expect(gateway.logged()).toContain('an archive of receipts was broken off');
  });

  test.each<[string, Handler, number, string]>([
    ['the vendor is down', json({ success: false }, 503), 502, 'VENDOR_UNAVAILABLE'],
    ['the session has ended', json({ success: false }, 401), 401, 'UNAUTHENTICATED'],
    ['there is no such receipt', json({ success: false }, 404), 502, 'VENDOR_INVALID_RESPONSE'],
  ])('is an error as long as nothing is sent: %s', async (_what, answer, status, code) => {
    sells([record(0), record(1)]);
    hasReceipts({ saleId: 's-0', answer });
    const response = await download();
    const { errors } = await response.json();
    expect([response.status, errors[0].extensions.code]).toEqual([status, code]);
    expect(response.headers.get('content-disposition')).toBeNull();
  });
});

test('a few receipts at a time, and each once', async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  sells(numbers(12).map((index) => record(index)));
  vendor.at(INVOICE, (request, response) => {
    const count = waiting.push(() => pdf(request, response));
    most = Math.max(most, count);
    // Answers wait for the fourth request, and leave time for a fifth.
    if (count === 4) setTimeout(() => waiting.splice(0).forEach((answer) => void answer()), 15);
  });
  const response = await download();
  expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toHaveLength(13);
  expect(most).toBe(4);
  const calls = vendor.calls.toSorted();
  expect(calls).toEqual(
    [
      ...numbers(12).map(() => `GET ${INVOICE}`),
      'GET /user/getUserProfile',
      'GET /userbilling/GetSaleRecords',
    ].toSorted(),
  );
});

test('a closed connection stops the work', async () => {
  sells(numbers(200).map((index) => record(index)));
  hasReceipts();
  const gone = new AbortController();
  const response = await fetch(`${gateway.url}${PATH}`, {
    headers: { authorization: 'good' },
    signal: gone.signal,
  });
  expect(response.status).toBe(200);
  gone.abort();
  await expect.poll(() => gateway.logged()).toContain('an archive of receipts was broken off');
  const soFar = asked.length;
  expect(soFar).toBeLessThan(200);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toHaveLength(soFar);
});

test('a HEAD request renders no receipt', async () => {
  sells([record(0)]);
  hasReceipts();
  const headers = { authorization: 'good' };
  const { status, headers: told } = await fetch(`${gateway.url}${PATH}`, { method: 'HEAD', headers });
  expect([status, told.get('content-type'), asked]).toEqual([200, 'application/zip', []]);
});

test('no name leaves the folder or hides another file', async () => {
  sells([record(0, '../../evil'), record(1, '..\\..\\evil'), record(2, '=1+1'), record(3, 'a\nb')]);
  hasReceipts();
  const files = unzipSync(new Uint8Array(await (await download()).arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'Axure Receipt .._.._evil.pdf',
    'Axure Receipt .._.._evil (2).pdf',
    'Axure Receipt =1+1.pdf',
    'Axure Receipt a_b.pdf',
    'Receipts 2026-01-01 to 2026-12-31.csv',
  ]);
  expect(Buffer.from(files['Receipts 2026-01-01 to 2026-12-31.csv'] ?? []).toString()).toContain("'=1+1,");
});

test.each([
  [['a:b', 'a|b', 'a_b (2)']],
  [['a_b (2)', 'a:b', 'a|b']],
  [['a:b', 'A|B', 'a_b', 'A_B (2)', 'a_b (3)']],
])('the sales %j have files of their own, though a number makes a name another’s', async (ids) => {
  sells(ids.map((id, index) => record(index, id)));
  hasReceipts();
  const names = Object.keys(unzipSync(new Uint8Array(await (await download()).arrayBuffer())));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(ids.length + 1);
});

test('too many receipts for one file are refused: the screen asks for a shorter period', async () => {
  sells(numbers(501).map((index) => record(index)));
  hasReceipts();
  const response = await download();
  const { errors } = await response.json();
  expect([response.status, errors[0].message]).toEqual([
    400,
    'There are more than 500 receipts in this period. Please choose a shorter one.',
  ]);
  const query = '{ viewer { receiptArchive(from: "2026-01-01", to: "2026-12-31") { count total url } } }';
  const { data } = await gateway.ask(query, {}, { token: 'good' });
  expect(data.viewer.receiptArchive).toEqual({ count: 501, total: '5010.00', url: null });
  expect(asked).toEqual([]);
});

test('neither the address nor the period is logged', async () => {
  sells([record(0)]);
  hasReceipts();
  await (await download()).arrayBuffer();
  const log = gateway.logged();
  expect(log).toContain('"area":"/receipt-archive"');
  for (const secret of ['2026-01-01', 'from=', 'good', 'AX-0', 's-0']) expect(log).not.toContain(secret);
});
