import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupOf, sendChange } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { newAttempt } from '#tests/testkit/order-attempt';
import { dueGroup, renew, renewingCustomer, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { PricedLine } from '../billing/priced-line';
import { activities, activitySeats } from '../db/schema/activity';
import { insertLicenses } from '../demo/builders';
import { noteOrder } from './note-order';
import { type Claims, NO_CLAIMS, type Recorded } from './order-kind';
import { perpetualConfirmation } from './sales/confirmation';
import { orderSnapshot } from './testkit/order-snapshot';

const line = (productName: string, quantity: number): PricedLine => ({
  ...{ licenseType: 0, productCode: null, productName, quantity, unitCents: 0, adjustmentCents: 0 },
  ...{ discountCents: 0, amountCents: 0, derivation: [], coupons: [] },
});

describe('what an order leaves in the activity of its account', () => {
  const shop = duringTests(() => startShop('PGlite'));

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
      { kind: 'bought', actor: user.email, agent: null, contents: 'Axure RP Pro × 2' },
    ]);
    const ids = (await seatRows(shop, notes[0]?.subscriptionId ?? '')).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await seatsOf(notes[0]?.id)).toEqual(ids.toSorted());
  });

  it('has no actor when the service renews by itself', async () => {
    const { user, groupId } = await renewingCustomer(shop);
    await renew(shop);
    expect(await notesOf(user.id)).toMatchObject([
      { kind: 'renewed', actor: null, agent: null, subscriptionId: groupId, contents: 'Axure RP Pro × 1' },
    ]);
  });

  it('says of a change what becomes of which seats and when, in the words of its mail, waiting ones as well', async () => {
    const ann = await shop.vendor.user();
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: 0 }, { licenseType: 2 }]);
    const card = { ...(await shop.newCard()), userTotalPrice: '148.11' };
    await sendChange(shop, ann, { seatIds, newEdition: 1 }, card);
    await sendChange(shop, ann, { seatIds, newTerm: 1 });
    await sendChange(shop, ann, { seatIds: seatIds.slice(0, 1), newTerm: 2 });
    const notes = await notesOf(ann.id);
    expect(notes.map(({ kind, subscriptionId, contents }) => [kind, subscriptionId, contents])).toEqual([
      [
        'editionChanged',
        id,
        'Changed, next billed Jan 1, 2027: Axure RP Pro × 1 to Axure RP Team; ' +
          'Changes on Dec 31, 2026: Axure RP Enterprise × 1 to Axure RP Team',
      ],
      [
        'termChanged',
        id,
        'Changes on Dec 31, 2026: Axure RP Team × 1, Annual to Monthly; ' +
          'Changes on Dec 31, 2026: Axure RP Enterprise × 1, Annual to Monthly',
      ],
      ['termChanged', id, 'Stays: Axure RP Team × 1, Annual'],
    ]);
  });

  /** Returns the notes of an order of two products, a transfer by default. */
  async function noted({ claims = {}, ...recorded }: { claims?: Partial<Claims> } & Partial<Recorded>) {
    const { db, clock } = shop.vendor.deps;
    const { id: ownerId, email } = await shop.vendor.user();
    const lines = [line('Axure RP Pro', 1_200), line('Axure RP Team', 2)];
    await noteOrder(db, clock.now(), {
      snapshot: { ...orderSnapshot(), kind: 'transfer', lines },
      claims: { ...NO_CLAIMS, ...claims },
      ...{ ownerId, by: { email }, recorded: { sale: null, mails: () => [], ...recorded } },
    });
    const notes = await notesOf(ownerId);
    return { ownerId, notes: notes.toSorted((a, b) => a.id - b.id) };
  }

  const contents = 'Axure RP Pro × 1,200, Axure RP Team × 2';
  const sold = (subscriptionId: string | null, seatIds: readonly string[] = []) => ({
    sale: {
      termCode: 2,
      subscriptionId,
      seatIds,
      confirmation: perpetualConfirmation('Lee Ltd', []),
    } as const,
  });

  it.each([
    ['of its group', { claims: { groups: ['g1'] } }, ['g1']],
    ['of no group where there is none', {}, [null]],
    ['of the group that is joined', { claims: { joinedGroup: 'g2' } }, ['g2']],
    ['of the group that was sold, joined or not', { claims: { joinedGroup: 'g2' }, ...sold('g1') }, ['g1']],
    ['of a group that was claimed and sold, once', { claims: { groups: ['g1'] }, ...sold('g1') }, ['g1']],
  ])('is a note %s, of all that was ordered', async (_what, order, groups) => {
    const { notes } = await noted(order);
    expect(notes.map(({ kind }) => kind)).toEqual(['transferred']);
    expect(notes.map(({ subscriptionId }) => subscriptionId)).toEqual(groups);
    expect(notes.map((note) => note.contents)).toEqual([contents]);
  });

  it('is a note of each of several groups, without what was ordered in all', async () => {
    const { notes } = await noted({ claims: { groups: ['g1', 'g2'] } });
    expect(notes.map((note) => [note.subscriptionId, note.contents])).toEqual([
      ['g1', ''],
      ['g2', ''],
    ]);
  });

  it('is noted for the former and for the new owner', async () => {
    const { id: formerOwnerId } = await shop.vendor.user();
    const { notes } = await noted({ claims: { groups: ['g1'] }, formerOwnerId });
    expect(notes).toHaveLength(1);
    expect(await notesOf(formerOwnerId)).toMatchObject([{ subscriptionId: 'g1', contents }]);
  });

  it('names each seat that came of it', async () => {
    const seats = [{ licenseType: 0 }, { licenseType: 0 }] as const;
    const groupId = await dueGroup(shop, await shop.vendor.user(), { seats });
    const ids = (await seatRows(shop, groupId)).map(({ id }) => id).toSorted();
    const { notes } = await noted(sold(groupId, ids));
    expect(await seatsOf(notes[0]?.id)).toEqual(ids);
  });

  const bought = { licenseType: 0, product: 'Axure RP 8 Pro', purchaseDate: '2018-05-01' } as const;
  const licensed = async (owner: TestUser, count = 1) => {
    const specs = Array.from({ length: count }, () => bought);
    return (await insertLicenses(shop.vendor.deps.db, owner, 'perpetual', specs)).toSorted();
  };
  const upgraded = (seatIds: readonly string[]) => ({
    claims: { licenses: seatIds.map((seatId) => ({ seatId, product: bought.product })) },
    ...sold(null, seatIds),
  });

  it('is noted for the owner of a perpetual license that its manager has paid for (D-107)', async () => {
    const ann = await shop.vendor.user();
    const ids = await licensed(ann, 2);
    const { notes } = await noted(upgraded(ids));
    expect(notes).toEqual([]);
    const hers = await notesOf(ann.id);
    expect(hers).toMatchObject([{ actor: expect.stringContaining('@'), subscriptionId: null, contents }]);
    expect(await seatsOf(hers[0]?.id)).toEqual(ids);
  });

  it('shows each of several owners their own licenses, not the whole order', async () => {
    const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    const [hers, his] = [await licensed(ann), await licensed(bob)];
    await noted(upgraded([...hers, ...his]));
    for (const [owner, ids] of [
      [ann, hers],
      [bob, his],
    ] as const) {
      const notes = await notesOf(owner.id);
      expect(notes).toMatchObject([{ contents: '' }]);
      expect(await seatsOf(notes[0]?.id)).toEqual(ids);
    }
  });
});
