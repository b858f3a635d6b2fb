import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { purchasesAt } from '#tests/testkit/purchases';
import { startShop } from '#tests/testkit/start-shop';
import { seats } from '../../db/schema/licenses';

const shop = duringTests(() => startShop('PGlite'));

it('what renews from now on, and for which term, is in the mail and on the receipt, though nothing is charged (CONF-12)', async () => {
  const ann = await shop.vendor.user({ company: 'Lee Ltd' });
  const subscriptionGroup = await addGroup(shop.vendor, ann, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    braintreeId: 'PURCHASE_ORDER',
    autoRenew: false,
    givenName: 'Design',
    seats: [{ licenseType: 0 }, { licenseType: 0 }, { licenseType: 1 }],
  });
  const { db } = shop.vendor.deps;
  const isOfGroup = eq(seats.subscriptionId, subscriptionGroup);
  const rows = await db.select().from(seats).where(isOfGroup).orderBy(asc(seats.ordinal));
  const seatIds = JSON.stringify(rows.slice(0, 2).map(({ id }) => id));
  const auto = purchasesAt(shop, '/cart/setAutorenew');
  const { id } = await auto.by(ann, { seatIds, subscriptionGroup, newTerm: '1', isAutoRenew: 'true' });
  const { text, html } = await auto.mail(id);
  expect(text).toContain('Group: Design\nBilling Term: Monthly\nNext billed: Jan 1, 2027\n');
  expect(text).toMatch(/\nAxure RP Pro × 2 +\$0\.00\n-+\nTotal USD +\$0\.00\n/);
  expect(text).toContain('Your card is first charged on Jan 1, 2027: $58.00 by today’s prices and coupons.');
  expect(html).toContain('Axure RP Pro × 2');
  expect(await auto.receipt(ann, id, '0.00')).toMatch(/Axure RP Pro × 2 \$0\.00\s+Total USD \$0\.00/);
});
