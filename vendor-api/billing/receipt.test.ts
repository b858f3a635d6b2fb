import { describe, expect, it } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { pdfText } from '#tests/testkit/pdf-text';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { insertGroup } from '../demo/builders';
import { insertCoupon, recordHistoricSale } from '../demo/history';

describe('receipts', () => {
  const shop = duringTests(() => startShop('PGlite'));
  const ann = beforeTests(() => shop.vendor.user({ email: 'ann@lee.example', company: 'Zażółć Ελλάδα Ltd' }));

  const receiptPath = (saleId: string, amount: string, userId = ann.id) =>
    `/history/genInvoice?userId=${userId}&saleId=${saleId}&amount=${amount}`;

  async function download(path: string): Promise<{ headers: Headers; text: string }> {
    const response = await fetch(`${shop.vendor.url}${path}`, { headers: { Authorization: ann.token } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
    return { headers: response.headers, text: await pdfText(bytes) };
  }

  /** A purchase with a credit and a coupon: 2 Team at 504.00, 100 of 365 days passed, 20% off one of them. */
  async function buyWithEverything(): Promise<string> {
    const { db } = shop.vendor.deps;
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    const groupId = await insertGroup(db, ann, {
      ...period,
      givenName: 'Design, Lisbon',
      seats: [{ licenseType: 0 }],
    });
    const coupon = { type: 'percent', amount: '20', description: 'Spring sale', endDate: null } as const;
    await insertCoupon(db, { ...coupon, id: 'spring', userId: ann.id, uses: 1, productCodes: [812100] });
    const applied = [{ Id: 'spring', Qty: 1, DiscPerItem: 73.18, TotalDisc: 73.18, ProductCode: 812100 }];
    const form = rpCart({
      proQuantity: '0',
      teamQuantity: '2',
      teamSubAdj: '138.08',
      userTotalPrice: '658.66',
      subscriptionGroup: groupId,
      cotermGroup: groupId,
      appliedCoupons: JSON.stringify(applied),
    });
    const { body } = await shop.buy(ann, { ...form, ...(await shop.newCard()) });
    return String(body['transactionId']);
  }

  it('show seller, buyer, order, every step of the price, the total and the card, and they add up (REST-21, SALES-05)', async () => {
    const id = await buyWithEverything();
    const { headers, text } = await download(receiptPath(id, '658.66'));
    expect(headers.get('content-type')).toContain('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Axure Receipt ${id}.pdf"`);
    for (const part of [
      id,
      'Apr 11, 2026',
      'Annual',
      'Axure Software Solutions, Inc.',
      'Zażółć Ελλάδα Ltd',
      '1 Main Street',
      'Berlin, 10115',
      'Germany',
      'VAT ID DE123456789',
      ann.email,
      'Axure RP Team × 2',
      'Credit',
      'Spring sale, 20%',
      'Paid by Visa ending in 1111',
      'For the group Design, Lisbon',
    ]) {
      expect(text).toContain(part);
    }
    const amounts = amountsAtLineEnds(text);
    expect(amounts).toEqual([1008, -276.16, -73.18, 658.66]);
  });

  it('are found by the id of any line of the sale', async () => {
    const cart = { proQuantity: '1', teamQuantity: '1', userTotalPrice: '804.00' };
    const { body } = await shop.buy(ann, { ...rpCart(cart), ...(await shop.newCard()) });
    for (const id of [
      `${body['transactionId']}`,
      `${body['transactionId']}-1`,
      `${body['transactionId']}-2`,
    ]) {
      const { text } = await download(receiptPath(id, '804.00'));
      expect(amountsAtLineEnds(text)).toEqual([300, 504, 804]);
    }
  });

  it('of past sales are worked out by the same rules', async () => {
    const id = await recordHistoricSale(shop.vendor.deps.db, {
      userId: ann.id,
      email: ann.email,
      licensee: 'Lee Ltd',
      purchasedOn: '2025-02-03',
      cart: { term: 4, proQuantity: 3, teamQuantity: 0, entQuantity: 0 },
      subscriptionId: null,
      card: { cardType: 'MasterCard', lastFour: '4444' },
    });
    const { text } = await download(receiptPath(id, '1710.00'));
    expect(text).toContain('Feb 3, 2025');
    expect(text).toContain('Paid by MasterCard ending in 4444');
    expect(amountsAtLineEnds(text)).toEqual([1710, 1710]);
  });

  it('are refused for other people’s sales, other ids and other amounts', async () => {
    const { body } = await shop.buy(ann, { ...rpCart(), ...(await shop.newCard()) });
    const id = String(body['transactionId']);
    const bob = await shop.vendor.user();
    const asked: [string, string, number][] = [
      [bob.token, receiptPath(id, '300.00', bob.id), 404],
      [bob.token, receiptPath(`${id}-1`, '300.00', bob.id), 404],
      [bob.token, receiptPath(id, '300.00'), 403],
      [ann.token, receiptPath(id, '299.99'), 403],
      [ann.token, receiptPath('AX-0000-0000', '300.00'), 404],
      ['', receiptPath(id, '300.00'), 401],
    ];
    for (const [token, path, status] of asked) {
      const reply = await shop.vendor.call(path, { token });
      expect([path, reply.status]).toEqual([path, status]);
      expect(reply.text).not.toContain('%PDF');
      expect(reply.text).not.toContain(ann.email);
    }
  });
});

function amountsAtLineEnds(text: string): number[] {
  return text.split('\n').flatMap((line) => {
    const amount = /\s(-?)\$([\d,]+\.\d\d)$/.exec(line);
    return amount ? [Number(`${amount[1]}${amount[2]?.replaceAll(',', '')}`)] : [];
  });
}
