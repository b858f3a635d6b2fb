import { beforeAll, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';

describe('a retry that is refused', () => {
  let ann: TestUser;
  let groupId: string;
  let SeatIds: string[];

  const shop = duringTests(() => startShop('PGlite'));
  beforeAll(async () => {
    ({ user: ann, groupId } = await pastDueCustomer(shop, {
      group: { seats: [{ licenseType: 0 }, { licenseType: 1 }] },
    }));
    SeatIds = (await seatRows(shop, groupId)).map(({ id }) => id);
  });

  async function expectRefusal(user: TestUser, form: object, code: string, text: string) {
    const { db } = shop.vendor.deps;
    const before = {
      rows: await countRows(db),
      charges: shop.charges(),
      group: await groupRow(shop, groupId),
    };
    const whole = { PastDueSubId: groupId, SeatIds, ...(await shop.storedCard()), ...form };
    const { body } = await sendRetry(shop, user, whole);
    expect(body).toEqual({ success: false, transactionId: '', message: text, code });
    expect({
      rows: await countRows(db),
      charges: shop.charges(),
      group: await groupRow(shop, groupId),
    }).toEqual(before);
  }

  it.each([
    ['no seat', { SeatIds: [] }, 'EMPTY_CART', message.renewalEmpty],
    ['a seat of nobody', { SeatIds: ['nobody'] }, 'INVALID_INPUT', message.seatNotInGroup],
    ['an unknown subscription', { PastDueSubId: 'nope' }, 'NOT_OWNER', message.notOwner],
    ['no subscription', { PastDueSubId: '' }, 'NOT_OWNER', message.notOwner],
    ['another price', { userTotalPrice: '1.00' }, 'PRICE_CHANGED', message.priceChanged],
    [
      'no way of paying',
      { useExistingPaymentMethod: 'false' },
      'INVALID_PAYMENT_METHOD',
      message.paymentMethodInvalid,
    ],
  ])('for %s changes and charges nothing (PAY-08)', async (_name, form, code, text) => {
    await expectRefusal(ann, form, code, text);
  });

  it('names a seat twice no more than once', async () => {
    const [first = ''] = SeatIds;
    await expectRefusal(ann, { SeatIds: [first, first] }, 'INVALID_INPUT', message.seatNotInGroup);
  });

  it('reads the same for a stranger and a manager as for a group that does not exist (PAY-15)', async () => {
    const { user: eve } = await pastDueCustomer(shop);
    await expectRefusal(eve, {}, 'NOT_OWNER', message.notOwner);
    const manager = await shop.vendor.user();
    const { groupId: managed } = await pastDueCustomer(shop, {
      group: { seats: [{ licenseType: 0, managers: [manager.email] }] },
    });
    await expectRefusal(manager, { PastDueSubId: managed }, 'NOT_OWNER', message.notOwner);
  });

  it('takes no seat of another group of the same owner', async () => {
    const { groupId: other } = await pastDueCustomer(shop);
    const [foreign] = await seatRows(shop, other);
    await expectRefusal(ann, { SeatIds: [foreign?.id ?? ''] }, 'INVALID_INPUT', message.seatNotInGroup);
  });

  it('is for groups that are past due alone (T-16)', async () => {
    const paid = { firstFailedPaymentAttempt: null, firstFailedPaymentDate: null };
    for (const group of [paid, { canceled: true }]) {
      const { user, groupId: id } = await pastDueCustomer(shop, { group });
      const ids = (await seatRows(shop, id)).map((seat) => seat.id);
      await expectRefusal(user, { PastDueSubId: id, SeatIds: ids }, 'NOT_ALLOWED', message.notPastDue);
    }
  });
});
