import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { seatManagers, seats } from '../../db/schema/licenses';
import { insertLicenses } from '../../demo/builders';
import { pausingShop } from '../../store/carts/testkit/pausing-shop';

const PRO = 'Axure RP 8 Pro';
const { shop, captcha } = pausingShop('PGlite');

test('a license that the customer may no longer upgrade when the payment is sent is neither charged nor upgraded', async () => {
  const { db } = shop.vendor.deps;
  const ann = await shop.vendor.user();
  const max = await shop.vendor.user();
  const ids = await insertLicenses(
    db,
    ann,
    'perpetual',
    [1, 2].map(() => ({ licenseType: 0, product: PRO, purchaseDate: '2018-05-01', managers: [max.email] })),
  );
  const [taken = ''] = ids;
  captcha.beforeNext(() => db.delete(seatManagers).where(eq(seatManagers.seatId, taken)));
  const fields = [
    ...ids.flatMap((id) => [
      ['seatIdsToUpgrade', id],
      ['SeatIdsToFutureLic', `${id},team`],
    ]),
    ...Object.entries({ Pro8Team9Quantity: '2', Team8Team9Quantity: '0', ...(await shop.newCard()) }),
  ];
  const key = randomUUID();
  const { body } = await shop.vendor.call('/cart/buyUpgrade', {
    token: max.token,
    form: new URLSearchParams(fields).toString(),
    headers: { 'Idempotency-Key': key },
  });
  expect(body).toMatchObject({ success: false, errorMessage: message.upgradeNotAllowed });
  expect(shop.charges(key)).toEqual([]);
  const now = await db.select({ product: seats.product }).from(seats).where(inArray(seats.id, ids));
  expect(now).toEqual([{ product: PRO }, { product: PRO }]);
});
