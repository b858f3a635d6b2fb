import { expect, it } from 'vitest';
import { groupOf } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';

const shop = duringTests(() => startShop('PGlite'));

it('activity is not found by what it was about other seats than those that a manager manages (T-09)', async () => {
  const { vendor } = shop;
  const [owner, manager] = [await vendor.user(), await vendor.user()];
  const managed = { licenseType: 0, managers: [manager.email] } as const;
  const { id, seatIds } = await groupOf(shop, owner, [managed, { licenseType: 0 }]);
  const [mine = '', other = ''] = seatIds;
  const emails = ['a@lee.example', 'b@lee.example'];
  const send = (path: string, json: object) => vendor.call(path, { token: owner.token, json });
  await send('/user/MultiAssignSeat', { seats: [mine, other], emails, isManager: [false, false] });
  await send('/user/nameSubscriptionGroup', { subscriptionId: id, name: 'Porto' });
  const questions = [`person=${emails[0]}`, `seatId=${mine}`, `person=${emails[1]}`, `seatId=${other}`];
  const found = ({ token }: TestUser) =>
    Promise.all(
      questions.map(async (question) => {
        const { body } = await vendor.call(`/user/activity?${question}`, { token });
        return body['total'];
      }),
    );
  expect(await found(owner)).toEqual([1, 2, 1, 2]);
  expect(await found(manager)).toEqual([1, 2, 0, 0]);
});
