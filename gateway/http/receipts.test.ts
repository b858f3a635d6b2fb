import { beforeAll, describe, expect, test } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { buy, newOrder } from '../testkit/order';
import { startPortal } from '../testkit/start-portal';

let sale: { readonly id: string; readonly receiptUrl: string; readonly receiptFileName: string };

const SALES = '{ viewer { sales { nodes { id receiptUrl receiptFileName } } } }';

const portal = duringTests(() => startPortal());
const buyer = beforeTests(() => portal.shop.vendor.user());
beforeAll(async () => {
  await buy(portal, buyer, await newOrder(portal, buyer, { proQuantity: 1, teamQuantity: 1 }));
  const { data } = await portal.gateway.ask(SALES, {}, { token: buyer.token });
  const [found] = data.viewer.sales.nodes;
  if (!found) throw new Error('a purchase is a sale');
  sale = found;
});

const download = (path: string, headers: Record<string, string> = {}) => portal.gateway.get(path, headers);

describe('a receipt', () => {
  test('can be downloaded by the buyer, under its name, and is cached nowhere (SALES-05)', async () => {
    const response = await download(sale.receiptUrl, { authorization: buyer.token });
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Axure Receipt ${sale.id}.pdf"`,
      'content-length': String(bytes.byteLength),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(sale.receiptFileName).toBe(`Axure Receipt ${sale.id}.pdf`);
  });

  test('of another customer is not found, just like one that does not exist', async () => {
    const stranger = await portal.shop.vendor.user();
    const answers = await Promise.all(
      [sale.receiptUrl, '/receipts/AX-0000-0000-1', `/receipts/${sale.id}`].map(async (path) => {
        const response = await download(path, { authorization: stranger.token });
        const { errors } = await response.json();
        return [response.status, errors[0].message, errors[0].extensions.code];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([404, 'There is no such receipt.', 'NOT_FOUND'])]),
    );
  });

  test('needs a session that is good', async () => {
    expect((await download(sale.receiptUrl)).status).toBe(401);
    const signedOut = await download(sale.receiptUrl, { authorization: 'garbage' });
    expect(signedOut.status).toBe(401);
    expect(await signedOut.json()).toMatchObject({ errors: [{ message: 'Please sign in.' }] });
  });

  test('is refused after signing out, also at an invalid address', async () => {
    const { token } = await portal.shop.vendor.user();
    const paths = [sale.receiptUrl, '/receipts/x'];
    const cookie = `stoken=${token}`;
    expect((await download('/receipts/x', { cookie })).status).toBe(404);
    await portal.gateway.ask('mutation { logout { success } }', {}, { token });
    for (const path of paths) {
      const answer = await download(path, { cookie });
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { errors: [{ message: 'Please sign in.' }] },
      ]);
    }
  });

  test('is not handed to another site that sends the cookie along', async () => {
    const cookie = `stoken=${buyer.token}`;
    const foreign = await download(sale.receiptUrl, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await download(sale.receiptUrl, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('cannot be asked for under another amount or user: the address carries neither', async () => {
    const response = await download(`${sale.receiptUrl}?amount=0.01&userId=other`, {
      authorization: buyer.token,
    });
    expect(response.status).toBe(200);
  });

  test.each([
    '/receipts/..%2f..%2fetc%2fpasswd',
    '/receipts/%00',
    '/receipts/a%0d%0ab',
    '/receipts/%zz',
    '/receipts/',
  ])('under %s is not found either', async (path) => {
    expect([400, 404]).toContain((await download(path, { authorization: buyer.token })).status);
  });
});
