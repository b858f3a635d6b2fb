import { expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { cfbGroup } from '#tests/testkit/cancels';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';

const shop = duringTests(() => startShop('PGlite'));

it('is paid for the group that is named; two names are no order for either (REST-32, REST-34)', async () => {
  const ann = await shop.vendor.user();
  const [one, other] = [
    await cfbGroup(shop, ann, { autoRenew: false }),
    await cfbGroup(shop, ann, { autoRenew: false }),
  ];
  const charged = shop.charges().length;
  const form = { subscriptionId: one, newTerm: '2', userTotalPrice: '1740.00', ...(await shop.newCard()) };
  const { body } = await shop.buy(
    ann,
    { ...form, subscriptionGroup: other },
    undefined,
    '/cart/renewCloudPo',
  );
  expect(body).toMatchObject({ success: false, code: 'INVALID_INPUT', errorMessage: message.oneGroupOnly });
  const both = { ...form, subscriptionGroup: one };
  const paid = await shop.buy(ann, both, undefined, '/cart/renewCloudPo');
  expect(paid.body).toMatchObject({ success: true });
  expect(shop.charges()).toHaveLength(charged + 1);
  expect(await groupRow(shop, one)).toMatchObject({ expireDate: '2027-12-31' });
  expect(await groupRow(shop, other)).toMatchObject({ expireDate: '2026-12-31' });
});
