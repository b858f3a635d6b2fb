import { expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { groupOf, sendChange } from '#tests/testkit/changes';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { addCoupon } from '#tests/testkit/portal-data';
import { seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';

const { Pro, Team } = LicenseType;

const shop = duringTests(() => startShop('PGlite'));
const ann = beforeTests(() => shop.vendor.user());

const upgrade = async () => ({ ...(await groupOf(shop, ann, [{ licenseType: Pro }])), newEdition: Team });

it.each([
  ['less', { userTotalPrice: '0.01' }],
  ['more', { userTotalPrice: '148.12' }],
  ['nothing', { userTotalPrice: '' }],
  ['no number', { userTotalPrice: '148,11' }],
  [
    'a coupon that is not there',
    {
      userTotalPrice: '148.11',
      appliedCoupons: '[{"Description":"x","Qty":1,"DiscPerItem":1,"TotalDisc":1}]',
    },
  ],
  [
    'a coupon for each of so many groups as one change may be of',
    {
      userTotalPrice: '148.11',
      appliedCoupons: JSON.stringify(
        Array.from({ length: 300 }, () => ({ Id: 'x', Qty: 1, DiscPerItem: 1, TotalDisc: 1 })),
      ),
    },
  ],
])('what is paid for a change is the price that holds now and not %s (PRICE-21)', async (_what, claim) => {
  const { id, seatIds, newEdition } = await upgrade();
  const key = crypto.randomUUID();
  const more = { ...(await shop.newCard()), ...claim };
  const { body } = await sendChange(shop, ann, { seatIds, newEdition }, more, key);
  expect(body).toMatchObject({ success: false, code: 'PRICE_CHANGED', errorMessage: message.priceChanged });
  expect(shop.charges(key)).toEqual([]);
  expect(await seatRows(shop, id)).toMatchObject([{ licenseType: Pro }]);
});

it('what is paid for a change is not hidden: a coupon that applies and is kept silent about is refused', async () => {
  const eva = await shop.vendor.user();
  const coupon = { type: 'percent', amount: '20', endDate: null, uses: 1, productCodes: [812100] } as const;
  await addCoupon(shop.vendor, eva, { ...coupon, id: `s-${eva.id}`, description: 'Spring' });
  const { seatIds } = await groupOf(shop, eva, [{ licenseType: Pro }]);
  for (const claim of [{ userTotalPrice: '148.11' }, { userTotalPrice: '118.49', appliedCoupons: '[]' }]) {
    const { body } = await sendChange(
      shop,
      eva,
      { seatIds, newEdition: Team },
      { ...(await shop.newCard()), ...claim },
    );
    expect(body).toMatchObject({ code: 'PRICE_CHANGED' });
  }
});

it('what is paid for a change is paid by a card: without one it is refused (EDIT-06)', async () => {
  const { id, seatIds, newEdition } = await upgrade();
  const { body } = await sendChange(shop, ann, { seatIds, newEdition }, { userTotalPrice: '148.11' });
  expect(body).toMatchObject({
    code: 'INVALID_PAYMENT_METHOD',
    errorMessage: message.paymentMethodInvalid,
  });
  expect(await seatRows(shop, id)).toMatchObject([{ licenseType: Pro }]);
});

it('what is paid for a change is paid by a customer who passed the captcha', async () => {
  const { seatIds, newEdition } = await upgrade();
  const more = { ...(await shop.newCard()), userTotalPrice: '148.11', recaptchaToken: 'made-up' };
  const { body } = await sendChange(shop, ann, { seatIds, newEdition }, more);
  expect(body).toMatchObject({ code: 'CAPTCHA_FAILED' });
});

it('what is paid for a change is nothing for a pending change: a customer who was shown a price is refused', async () => {
  const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Team }]);
  for (const claim of [
    { userTotalPrice: '148.11' },
    { appliedCoupons: '[{"Description":"x","Qty":1,"DiscPerItem":1,"TotalDisc":1}]' },
  ]) {
    const { body } = await sendChange(shop, ann, { seatIds, newEdition: Pro }, claim);
    expect(body).toMatchObject({ code: 'PRICE_CHANGED' });
  }
  expect(await seatRows(shop, id)).toMatchObject([{ futureLicenseType: null }]);
  const { body } = await sendChange(shop, ann, { seatIds, newEdition: Pro }, { userTotalPrice: '0.00' });
  expect(body).toMatchObject({ success: true, transactionId: '' });
});
