import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date';
import { duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { subscriptions } from '../../db/schema/licenses';
import { purchases } from '../../db/schema/store';
import { confirmation } from '../../orders/sales/confirmation';
import { seedDemo } from '../seed-demo';
import { STORIES, STORY_NAMES, type StoryName } from './stories';

describe('a story for one customer', () => {
  const shop = duringTests(() => startShop('PGlite', { DEMO_DATA: 'true' }));
  beforeAll(async () => {
    await seedDemo(shop.vendor.deps);
  });

  const today = () => shop.vendor.deps.clock.today();

  /** Starts a story in a new browser, with its cookie and session. */
  async function begin(story: StoryName) {
    const reply = await shop.vendor.call('/demo/stories', { form: { story } });
    expect(reply.status).toBe(303);
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^story=[\w-]{36}; Path=\/demo; HttpOnly; SameSite=Lax$/);
    const code = new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect((await shop.vendor.call('/user/auth2', { token: code })).body['success']).toBe(true);
    const id = /^story=([^;]+)/.exec(cookie)?.[1] ?? '';
    const { db } = shop.vendor.deps;
    const orders = () =>
      db.select().from(purchases).where(eq(purchases.userId, id)).orderBy(purchases.purchasedOn);
    return {
      groups: () => db.select().from(subscriptions).where(eq(subscriptions.ownerId, id)),
      pass: async (days: number) => {
        const headers = { Cookie: cookie.split(';')[0] ?? '' };
        const passed = await shop.vendor.call('/demo/stories/days', {
          form: { days: String(days) },
          headers,
        });
        const page = await shop.vendor.call(passed.headers.get('location') ?? '', { headers });
        return page.text;
      },
      sales: async () => (await orders()).map(({ totalCents }) => totalCents),
      confirmedDays: async () =>
        (await orders()).map((order) => confirmation.parse(order.confirmation).newExpireDate),
    };
  }

  it.each(STORY_NAMES)('begins at most so many days before something happens: %s', async (story) => {
    const { groups } = await begin(story);
    const [group] = await groups();
    // The month from April 11 to May 10 is a day shorter than one of 31 days.
    const last = story === 'cardFails' ? '2026-05-10' : addDays(today(), STORIES[story].days - 1);
    expect(group).toMatchObject({ expireDate: last });
  });

  it('lets a card fail, at this customer’s alone, and dates all that is hers anew', async () => {
    const [mine, other] = [await begin('cardFails'), await begin('cardFails')];
    const untouched = await other.groups();
    expect(await mine.pass(30)).toContain('Groups: 1 declined.');
    const [group] = await mine.groups();
    expect(group).toMatchObject({ expireDate: addDays(today(), -1), firstFailedPaymentDate: today() });
    expect(await other.groups()).toEqual(untouched);
  });

  it('dates the confirmations of her orders anew with the groups they are about', async () => {
    const { groups, pass, confirmedDays } = await begin('couponEnds');
    await pass(8);
    const [renewed] = await groups();
    expect((await confirmedDays()).at(-1)).toBe(renewed?.expireDate);
    await pass(5);
    const [later] = await groups();
    expect(later?.expireDate).toBe(addDays(renewed?.expireDate ?? '', -5));
    expect((await confirmedDays()).at(-1)).toBe(later?.expireDate);
  });

  it('lets an order run out', async () => {
    const { groups, pass } = await begin('orderRunsOut');
    expect(await pass(8)).toContain('Nothing was due.');
    expect((await groups())[0]).toMatchObject({ expireDate: addDays(today(), -1) });
  });

  it('uses a coupon for the last time, then renews at the full price, over as many terms as pass', async () => {
    const { groups, pass, sales } = await begin('couponEnds');
    expect(await pass(8)).toContain('Groups: 1 renewed.');
    expect(await pass(65)).toContain('Groups: 2 renewed.');
    const [group] = await groups();
    expect(group?.expireDate.localeCompare(today())).not.toBe(-1);
    const [full = 0, ...renewals] = await sales();
    expect(renewals).toEqual([full - 870, full, full]);
  });

  it('has no player without its cookie, or with an unknown id', async () => {
    for (const headers of [{}, { Cookie: 'story=made-up' }, { Cookie: 'story=made-up%00' }]) {
      const reply = await shop.vendor.call('/demo/stories/days', { form: { days: '8' }, headers });
      expect(reply.status).toBe(404);
    }
  });
});
