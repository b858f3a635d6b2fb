import { expect, it } from 'vitest';
import { groupOf, sendChange } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { mailsFor } from '#tests/testkit/renewals';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';

const shop = duringTests(() => startShop('PGlite'));

const paid = async (userTotalPrice: string) => ({ ...(await shop.newCard()), userTotalPrice });

it('a purchase for a group is mailed with the name that its owner has given it', async () => {
  const ann = await shop.vendor.user({ company: 'Lee Ltd' });
  const { id } = await groupOf(shop, ann, [{ licenseType: 0 }], { givenName: 'Design' });
  const joining = { proQuantity: '2', proSubAdj: '82.19', subscriptionGroup: id, cotermGroup: id };
  const { body } = await shop.buy(ann, { ...rpCart(joining), ...(await paid('435.62')) });
  expect(body['success']).toBe(true);
  const [mail] = await mailsFor(shop, ann.email);
  expect(mail?.text).toContain('\nGroup: Design\n');
});

it('a change is mailed with the names of the groups that have one', async () => {
  const cora = await shop.vendor.user({ company: 'Cora Inc' });
  const named = await groupOf(shop, cora, [{ licenseType: 0 }], { givenName: 'Design' });
  const nameless = await groupOf(shop, cora, [{ licenseType: 0 }]);
  const change = { seatIds: [...named.seatIds, ...nameless.seatIds], newEdition: 1 };
  const { body } = await sendChange(shop, cora, change, await paid('296.22'));
  expect(body['success']).toBe(true);
  const [mail] = await mailsFor(shop, cora.email);
  expect(mail?.text).toContain('Axure RP Pro × 1 to Axure RP Team in “Design”\n');
  expect(mail?.text).toContain('Axure RP Pro × 1 to Axure RP Team\n');
});
