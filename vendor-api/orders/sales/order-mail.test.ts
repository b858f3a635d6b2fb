import { beforeAll, expect, it } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { pdfText } from '#tests/testkit/pdf-text';
import { addCoupon, addGroup } from '#tests/testkit/portal-data';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { sendOutbox } from '../../jobs/start-jobs';

const COMPANY = '"Lee" & <Sons>';
const COUPON = { type: 'percent', amount: '20.00', description: '<b>Spring</b>', endDate: null } as const;
/** List price, credit, coupon and total of two Pro seats in a group that began 100 days ago. */
const FIGURES = ['$600.00', '-$164.38', '-$43.56', '$392.06'];

let order: string;
let mail: { text: string; html: string | null; subject: string } | undefined;

const shop = duringTests(() => startShop('PGlite'));
const ann = beforeTests(() => shop.vendor.user({ company: COMPANY }));
beforeAll(async () => {
  const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
  const group = await addGroup(shop.vendor, ann, { ...period, seats: [{ licenseType: 0 }] });
  await addCoupon(shop.vendor, ann, { ...COUPON, id: 'spring', uses: 1, productCodes: [802100] });
  const applied = [{ Id: 'spring', Qty: 1, DiscPerItem: 43.56, TotalDisc: 43.56, ProductCode: 802100 }];
  const form = rpCart({
    company: COMPANY,
    proQuantity: '2',
    proSubAdj: '82.19',
    userTotalPrice: '392.06',
    subscriptionGroup: group,
    cotermGroup: group,
    appliedCoupons: JSON.stringify(applied),
  });
  const { body } = await shop.buy(ann, { ...form, ...(await shop.newCard()) }, 'attempt-mailed');
  order = String(body['transactionId']);
  await sendOutbox(shop.vendor.deps, new AbortController().signal);
  [mail] = shop.sandbox.mail.mailbox.list(ann.email);
});

const amountsIn = (text: string) => text.match(/-?\$[\d,]+\.\d\d(?=\n|<\/td>)/g);

/** The visible text of an HTML mail. */
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

it('has every figure of the sale, to the cent: what was charged, confirmed and receipted (CONF-12)', async () => {
  expect(amountsIn(mail?.text ?? '')).toEqual(FIGURES);
  expect(amountsIn(mail?.html ?? '')).toEqual(FIGURES);
  expect(shop.charges('attempt-mailed')).toEqual(['392.06']);
  const confirmed = await shop.vendor.call(`/cart/thankyouvue?transactionId=${order}`, { token: ann.token });
  expect(confirmed.body['amount']).toBe('392.06');
  const asked = `/cart/thankyouvue?transactionId=${order}&email=max@lee.example`;
  expect((await shop.vendor.call(asked, { token: ann.token })).body).toEqual({ success: false });
  const path = `/history/genInvoice?userId=${ann.id}&saleId=${order}&amount=392.06`;
  const receipt = await fetch(`${shop.vendor.url}${path}`, { headers: { Authorization: ann.token } });
  const text = await pdfText(new Uint8Array(await receipt.arrayBuffer()));
  for (const figure of FIGURES) expect(text).toContain(figure);
});

it('says the same as text and as HTML: who, what, until when, and why it costs what it costs (CONF-12)', () => {
  expect(mail?.subject).toBe(`Your order ${order}`);
  const html = words(mail?.html ?? '');
  for (const part of [
    order,
    'Apr 11, 2026',
    COMPANY,
    'Annual',
    'Jan 1, 2027',
    'Visa ending in 1111',
    'Axure RP Pro × 2',
    '$300.00 × 100 of 365 days already passed = ',
    '<b>Spring</b>: $217.81 × 20% = ',
    'Total USD',
  ]) {
    expect(mail?.text, 'text').toContain(part);
    expect(html, 'HTML').toContain(part);
  }
});

it('is markup of ours alone: nothing a customer typed or was given becomes an element', () => {
  expect(mail?.html).not.toMatch(/<(?!\/?(html|head|meta|body|table|tr|td|h1|br|span)\b|!doctype)/);
  expect(mail?.html).not.toMatch(/<[^>]*(Sons|Spring)/);
});

it('lines the amounts of its text up at the right', () => {
  const rows = (mail?.text ?? '').split('\n').filter((line) => /\s{2,}-?\$[\d,.]+$/.test(line));
  expect(rows).toHaveLength(FIGURES.length);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
});
