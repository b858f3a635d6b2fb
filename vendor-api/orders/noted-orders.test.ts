import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAttempt } from '#tests/testkit/order-attempt';
import { renew, renewingCustomer, seatRows } from '#tests/testkit/renewals';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import { activities, activitySeats } from '../db/schema/activity';

describe('what an order leaves in the activity of its account', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop('PGlite');
  });
  afterAll(() => shop?.stop());

  const notesOf = (ownerId: string) =>
    shop.vendor.deps.db.select().from(activities).where(eq(activities.ownerId, ownerId));
  const seatsOf = async (activityId = 0) => {
    const { db } = shop.vendor.deps;
    const seats = await db.select().from(activitySeats).where(eq(activitySeats.activityId, activityId));
    return seats.map(({ seatId }) => seatId).toSorted();
  };

  it('is one note by its buyer, of what was bought and which seats came of it', async () => {
    const { user, order, buy } = await newAttempt(shop);
    await buy({ ...(await order()), proQuantity: '2', userTotalPrice: '600.00' });
    const notes = await notesOf(user.id);
    expect(notes).toMatchObject([
      { kind: 'bought', actor: user.email, agent: null, contents: '2 × Axure RP Pro' },
    ]);
    const ids = (await seatRows(shop, notes[0]?.subscriptionId ?? '')).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await seatsOf(notes[0]?.id)).toEqual(ids.toSorted());
  });

  it('is a note by nobody where the service renews by itself', async () => {
    const { user, groupId } = await renewingCustomer(shop);
    await renew(shop);
    expect(await notesOf(user.id)).toMatchObject([
      { kind: 'renewed', actor: null, agent: null, subscriptionId: groupId, contents: '1 × Axure RP Pro' },
    ]);
  });
});
