import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TERM_CODES } from '#domain/terms/term-code';
import { couponFacts, PRICES } from '#domain/testkit/prices';
import { priceRpOrder } from '#domain/testkit/rp-order';
import { pdfAmounts, pdfBelowContents, pdfPages, pdfText } from '#tests/testkit/pdf-text';
import { isAtLength } from '#tests/testkit/scope';
import { snapshotLine } from '../../orders/sales/order-lines';
import { drawReceipt } from './draw-receipt';
import type { Receipt } from './receipt';

const SELLER = {
  name: 'Axure Software Solutions, Inc.',
  lines: ['1 Harbour Street', 'San Diego'],
  vatId: '',
};

const ADDRESS = {
  streetAddress: '1 Main Street',
  locality: 'Berlin',
  region: '',
  postalCode: '10115',
  country: 'Germany',
};

function receipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    orderNumber: 'AX-7K3M-9QPD',
    isRenewal: false,
    purchasedOn: '2026-04-11',
    termCode: 2,
    licensee: 'Lee Ltd',
    buyer: {
      name: 'Lee Ltd',
      email: 'ann@lee.example',
      address: ADDRESS,
      vat: '',
      cardholderName: 'Ann Lee',
    },
    lines: [line('Axure RP Pro × 1', 30_000)],
    totalCents: 30_000,
    card: { cardType: 'Visa', lastFour: '1111' },
    ...overrides,
  };
}

function line(label: string, amountCents: number): Receipt['lines'][number] {
  const step = { kind: 'LIST_PRICE' as const, label, explanation: null, quantity: 1, eachCents: amountCents };
  return { productName: label, productCode: 802_100, amountCents, steps: [{ ...step, amountCents }] };
}

async function draw(overrides: Partial<Receipt> = {}, seller = SELLER): Promise<Uint8Array> {
  return buffer(await drawReceipt(receipt(overrides), seller));
}

describe('a receipt', () => {
  it('says who sold what to whom, how it was paid and for whom', async () => {
    const file = await draw({}, { ...SELLER, vatId: 'US 12-3456789' });
    const text = await pdfText(file);
    for (const part of [
      'AX-7K3M-9QPD',
      'Apr 11, 2026',
      'Annual',
      'Axure Software Solutions, Inc.',
      '1 Harbour Street',
      'VAT ID US 12-3456789',
      'Berlin, 10115',
      'ann@lee.example',
      'Axure RP Pro × 1',
      'Paid by Visa ending in 1111',
      'Card holder Ann Lee',
      'Licensed to Lee Ltd',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('renewal');
    // Readers show the title, not the name of the file.
    expect(Buffer.from(file).toString('latin1')).toContain('/DisplayDocTitle true');
  });

  it('is the same file, byte for byte, whenever it is asked for', async () => {
    const first = Buffer.from(await draw());
    expect(first.equals(await draw())).toBe(true);
  });

  it('says that it is of a renewal', async () => {
    expect(await pdfText(await draw({ isRenewal: true }))).toContain('Subscription renewal');
  });

  it('of nothing says that nothing was charged', async () => {
    const free = line('Axure RP Pro × 1', 30_000);
    const explanation = 'Everything: $300.00 × 100% = $300.00 each';
    const coupon = {
      label: 'Coupon, 100%',
      explanation,
      quantity: 1,
      eachCents: -30_000,
      amountCents: -30_000,
    };
    const steps = [...free.steps, { kind: 'COUPON' as const, ...coupon }];
    const bytes = await draw({ totalCents: 0, lines: [{ ...free, amountCents: 0, steps }] });
    expect(await pdfAmounts(bytes)).toEqual([30_000, -30_000, 0]);
    expect(await pdfText(bytes)).toContain('Nothing was charged.');
    expect(await pdfText(bytes)).not.toContain('Card holder');
  });

  it('of many lines goes over several pages, each with its head and number', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => line(`Product ${index + 1} × 1`, 100 + index));
    const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const bytes = await draw({ lines, totalCents });
    const pages = await pdfPages(bytes);
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('AX-7K3M-9QPD');
      expect(page).toContain('Amount USD');
    }
    const text = pages.join('\n');
    for (const { productName } of lines) expect(text.split(productName)).toHaveLength(2);
    expect(await pdfAmounts(bytes)).toEqual([...lines.map(({ amountCents }) => amountCents), totalCents]);
  });

  it('wraps names that are long, and keeps all of them', async () => {
    const name = `${'Incorporated '.repeat(18)}GmbH`;
    const street = 'x'.repeat(255);
    const buyer = {
      name,
      email: `${'a'.repeat(240)}@lee.example`,
      address: { ...ADDRESS, streetAddress: street },
      vat: '',
    };
    const bytes = await draw({ buyer, licensee: name, lines: [line(name, 30_000)] });
    // The amount follows the first row of its label.
    const text = (await pdfText(bytes)).replaceAll('$300.00', '').replace(/\s+/g, '');
    expect(text.split(name.replace(/\s+/g, ''))).toHaveLength(4);
    expect(text).toContain(street);
    expect(await pdfAmounts(bytes)).toEqual([30_000, 30_000]);
  });

  it.each([
    ['Chinese', '北京原型软件有限公司'],
    ['traditional Chinese', '臺灣軟體開發股份有限公司'],
    ['Japanese', '株式会社プロトタイプ・さくら'],
    ['Korean', '주식회사 프로토타입 소프트웨어'],
    ['Greek and Cyrillic', 'Ελλάδα Прототип'],
    ['mixed', 'Zażółć 東京 Ltd. 서울'],
    ['Thai', 'บริษัท ต้นแบบ'],
    ['Hindi', 'नमन नगर'],
  ])('prints %s', async (_name, name) => {
    const bytes = await draw({
      buyer: { name, email: 'a@b.example', address: ADDRESS, vat: '' },
      licensee: name,
    });
    expect((await pdfText(bytes)).replace(/\s+/g, '')).toContain(name.replace(/\s+/g, ''));
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('prints Hebrew and Arabic from the right, wherever a name stands, and no boxes (SALES-05)', async () => {
    const name = 'חברת שלום בע"מ — مرحبا';
    const buyer = { name, email: 'a@b.example', address: ADDRESS, vat: '', cardholderName: 'דוד כהן' };
    const text = await pdfText(await draw({ buyer, licensee: name }));
    // The reader reverses the letters of a word back, and leaves the words in their order on paper.
    expect(text).toContain('Card holder כהן דוד');
    expect(text.match(/— מ"בע שלום חברת/g)).toHaveLength(2);
    expect(text).not.toContain('\u0000');
  });

  it.each(['הנחת אביב', 'عرض الربيع'])(
    'prints the formula of the coupon %s from the left',
    async (description) => {
      const [priced] = priceRpOrder({
        cart: { term: 2, proQuantity: 1, teamQuantity: 0, entQuantity: 0 },
        priceList: PRICES,
        coupons: [couponFacts({ description })],
        coTermGroup: null,
        today: '2026-04-11',
      }).lines;
      const lines = priced ? [snapshotLine(priced)] : [];
      const text = await pdfText(
        await draw({ lines: lines.map(({ derivation: steps, ...rest }) => ({ ...rest, steps })) }),
      );
      expect(text).toMatch(/, 20%\s/);
      expect(text).toContain(': $300.00 × 20% = $60.00 each');
    },
  );

  it('starts a name from the right on the first of its lines, and ends it on the last', async () => {
    const name = `ראשון ${'חברת פיתוח תוכנה '.repeat(8)}(Ltd.) אחרון`;
    const buyer = { name, email: 'a@b.example', address: ADDRESS, vat: '' };
    const text = await pdfText(await draw({ buyer }));
    const rows = text.split('\n').filter((row) => /[א-ת]/.test(row));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows[0]).toMatch(/ראשון$/);
    expect(rows.at(-1)).toMatch(/^אחרון \(\.?Ltd\.?\)/);
  });

  it('goes on overleaf where the longest names and addresses fill the page, and writes nothing over its foot', async () => {
    const long = 'W'.repeat(255);
    const address = {
      streetAddress: long,
      locality: long,
      region: long,
      postalCode: '10115',
      country: 'Germany',
    };
    for (const name of [long, 'Lee Ltd', 'W'.repeat(120)]) {
      const buyer = {
        name,
        email: `${'w'.repeat(240)}@lee.example`,
        address,
        vat: 'W'.repeat(64),
        cardholderName: long,
      };
      const pdf = await draw({ buyer, licensee: name });
      const pages = await pdfPages(pdf);
      expect(pages.join('').replace(/\s/g, '').split('Description')).toHaveLength(2);
      const feet = pages.map((_page, index) => [
        'Receipt AX-7K3M-9QPD',
        `Page ${index + 1} of ${pages.length}`,
      ]);
      expect(await pdfBelowContents(pdf)).toEqual(feet);
    }
  });

  it('prints a stand-in for what no font has', async () => {
    const text = await pdfText(await draw({ licensee: 'Acme 🚀 Ltd' }));
    expect(text).toContain('Licensed to Acme ? Ltd');
    expect(text).not.toContain('\u0000');
  });

  it('in plain Latin letters brings its two fonts alone', async () => {
    expect((await draw()).length).toBeLessThan(16_000);
  });

  it('adds up: what is printed is the sum and the total of any sale', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(sale, async ({ lines, totalCents, termCode }) => {
        const bytes = await draw({ lines, totalCents, termCode });
        const printed = await pdfAmounts(bytes);
        const total = printed.pop();
        expect(total).toBe(totalCents);
        expect(printed).toEqual(lines.flatMap(({ steps }) => steps.map(({ amountCents }) => amountCents)));
        expect(printed.reduce((sum, amount) => sum + amount, 0)).toBe(totalCents);
      }),
      { numRuns: isAtLength ? 100 : 5 },
    );
  });
});

const day = (date: number) => new Date(date * 86_400_000).toISOString().slice(0, 10);
const coupon = fc.record({
  type: fc.constantFrom('PERCENT' as const, 'FIXED' as const),
  amountHundredths: fc.integer({ min: 0, max: 100_00 }),
  description: fc.string({ maxLength: 120, unit: 'grapheme' }),
});

/** Sales by the store's rules: any term, prorated or not, with or without coupons; renewals of many lines. */
const sale = fc
  .record({
    term: fc.constantFrom(...TERM_CODES),
    carts: fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 12,
    }),
    coupons: fc.array(coupon, { maxLength: 3 }),
    today: fc.integer({ min: 19_700, max: 23_000 }),
    daysLeft: fc.option(fc.integer({ min: 1, max: 1200 })),
  })
  .map(({ term, carts, coupons, today, daysLeft }) => {
    const priced = carts.map(([proQuantity, teamQuantity, entQuantity]) =>
      priceRpOrder({
        cart: { term, proQuantity, teamQuantity, entQuantity },
        priceList: PRICES,
        coupons: coupons.map((rest, index) => ({
          ...rest,
          id: `c-${index}`,
          isRenewal: false,
          remainingUses: 4,
          endDate: null,
          productIds: [
            801100, 811100, 821100, 802100, 812100, 822100, 802200, 812200, 822200, 802300, 812300, 822300,
          ],
        })),
        coTermGroup: daysLeft === null ? null : { id: 'g', term, expireDate: day(today + daysLeft) },
        today: day(today),
      }),
    );
    const lines = priced
      .flatMap((cart) => cart.lines)
      .map(snapshotLine)
      .map(({ derivation: steps, ...rest }) => ({ ...rest, steps }));
    return { lines, totalCents: priced.reduce((sum, { total }) => sum + total, 0), termCode: term };
  });
