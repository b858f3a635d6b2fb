import { beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import { newAttempt, times } from '#tests/testkit/order-attempt';
import { addCoupon } from '#tests/testkit/portal-data';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { orderAnswer, PROCESSING, RELEASED } from '../order-answer';
import { storedAttempts } from '../testkit/stored-attempts';
import { releaseCharge, waitForOutcome } from './close-attempt';
import { openAttempt } from './open-attempt';

const NOW = new Date('2026-04-11T10:00:00.000Z');

let attempts: ReturnType<typeof storedAttempts>;
const shop = duringTests(() => startShop('PGlite'));
beforeAll(async () => {
  attempts = storedAttempts(shop.vendor, NOW);
});

describe('an attempt that is given up', () => {
  it('keeps its answer and its coupon uses when it was bought meanwhile', async () => {
    const attempt = await newAttempt(shop);
    const id = `coupon-of-${attempt.user.id}`;
    const coupon = { type: 'percent', amount: '50', description: 'Half', endDate: null } as const;
    await addCoupon(shop.vendor, attempt.user, { ...coupon, id, uses: 2, productCodes: [802100] });
    const use = { Id: id, Qty: 1, DiscPerItem: 150, TotalDisc: 150, ProductCode: 802100 };
    const half = rpCart({ userTotalPrice: '150.00', appliedCoupons: JSON.stringify([use]) });
    const { body } = await attempt.buy({ ...half, ...(await shop.newCard()) });
    const before = await countRows(shop.vendor.deps.db);
    expect(before['couponUses']).toBe(1);
    expect(await releaseCharge(shop.vendor.deps, attempt.key)).toEqual(orderAnswer.parse(body));
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
    expect(await attempt.status()).toMatchObject({ state: 'done' });
  });

  it('goes on when its charge is not on record yet', async () => {
    const id = await attempts.insert({ state: 'created', sentAt: null, snapshot: null });
    expect(await releaseCharge(shop.vendor.deps, id)).toEqual(PROCESSING);
    expect(await attempts.stateOf(id)).toBe('created');
    expect(await releaseCharge(shop.vendor.deps, 'unknown')).toEqual(PROCESSING);
  });
});

describe('an attempt that another call runs', () => {
  it('is reported as open to a waiting call when it takes too long', async () => {
    const id = await attempts.insert();
    expect(await waitForOutcome(shop.vendor.deps.db, id, 100)).toEqual(PROCESSING);
  });

  it('is reported with its answer to a waiting call, once there is one', async () => {
    const id = await attempts.insert();
    const waiting = waitForOutcome(shop.vendor.deps.db, id);
    await releaseCharge(shop.vendor.deps, id);
    expect(await waiting).toEqual(RELEASED);
  });
});

describe('an attempt that was given up', () => {
  const reopen = async (key: string) => {
    const { userId = '' } = (await attempts.find(key)) ?? {};
    return openAttempt(shop.vendor.deps.db, NOW, { key, userId, kind: 'rp', fingerprint: key });
  };

  it('is run by one of two that send it again at once', async () => {
    const key = await attempts.insert({ state: 'released' });
    const opened = await times(2, () => reopen(key));
    expect(opened).toContainEqual({ kind: 'mine', attemptId: key, isRepeat: true });
    expect(opened).toContainEqual({ kind: 'busy', attemptId: key });
    expect(await attempts.find(key)).toMatchObject({ state: 'created', answer: null, settledAt: null });
  });

  it('is no repeat when it never passed its checks', async () => {
    const key = await attempts.insert({ state: 'released', sentAt: null, snapshot: null });
    expect(await reopen(key)).toEqual({ kind: 'mine', attemptId: key, isRepeat: false });
  });
});
