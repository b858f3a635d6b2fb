import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type RunningVendor, TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { profileImages, users } from '../../db/schema/account';
import { groupNumbers, seatManagers, seats, subscriptions } from '../../db/schema/licenses';
import { insertGroup, insertLicenses } from '../../demo/builders';

export interface Scene {
  readonly vendor: RunningVendor;
  readonly owner: TestUser;
  readonly manager: TestUser;
  readonly heir: TestUser;
  readonly groupId: string;
  readonly seatId: string;
  setToday(day: string): void;
}

type Write = (scene: Scene, round: number) => Promise<unknown>;

const seat =
  (values: Partial<typeof seats.$inferInsert>): Write =>
  ({ vendor, seatId }) =>
    vendor.deps.db.update(seats).set(values).where(eq(seats.id, seatId));
const group =
  (values: Partial<typeof subscriptions.$inferInsert>): Write =>
  ({ vendor, groupId }) =>
    vendor.deps.db.update(subscriptions).set(values).where(eq(subscriptions.id, groupId));
const post =
  (by: 'owner' | 'manager' | 'heir', path: string, body: (scene: Scene, round: number) => object): Write =>
  (scene, round) =>
    scene.vendor.call(path, { token: scene[by].token, json: body(scene, round) });

/** Every kind of write that a listing depends on, by each role that may make it and by the database. */
export const WRITES: Readonly<Record<string, Write>> = {
  'a note of the owner': post('owner', '/user/singleeditnote', ({ seatId: id }, round) => ({
    seat: id,
    note: `n${round}`,
  })),
  'a note of the manager': post('manager', '/user/singleeditnote', ({ seatId: id }, round) => ({
    seat: id,
    note: `m${round}`,
  })),
  'an assignment': post('manager', '/user/singleSeatAssignment', ({ seatId: id }, round) => ({
    seat: id,
    emailDomain: `user${round}@test.example`,
  })),
  'the seat for the reader': post('owner', '/user/singleSeatAssignment', ({ seatId: id, heir }) => ({
    seat: id,
    emailDomain: heir.email,
  })),
  'another manager': post('owner', '/user/addmanager', ({ seatId: id }, round) => ({
    seats: [id],
    emails: [`boss${round}@test.example`],
  })),
  'the manager taken away': post('owner', '/user/removemanager', ({ seatId: id, manager }) => ({
    seats: [id],
    emails: [manager.email],
  })),
  'the manager again': post('owner', '/user/addmanager', ({ seatId: id, manager }) => ({
    seats: [id],
    emails: [manager.email],
  })),
  'the offer to the heir': ({ vendor, groupId, heir }) =>
    vendor.deps.db
      .update(subscriptions)
      .set({ pendingOwnerEmail: heir.email, pendingDate: '2026-04-01' })
      .where(eq(subscriptions.id, groupId)),
  'the offer taken back': group({ pendingOwnerEmail: null, pendingDate: null }),
  'the name of the owner': post('owner', '/user/updateUserProfileName', (_scene, round) => ({
    name: `Owner ${round}`,
  })),
  'the address of the owner': ({ vendor, owner }, round) =>
    vendor.deps.db
      .update(users)
      .set({ email: `owner${round}-${owner.id}@test.example`.toLowerCase() })
      .where(eq(users.id, owner.id)),
  'a photo elsewhere': ({ vendor, owner }, round) =>
    vendor.deps.db
      .update(users)
      .set({ profileImg: `https://photos.test/${round}` })
      .where(eq(users.id, owner.id)),
  'a photo': ({ vendor, owner }, round) => {
    const photo = {
      imageId: randomUUID(),
      contentType: 'image/png',
      content: new Uint8Array([round]),
      createdAt: new Date(),
    };
    return vendor.deps.db
      .insert(profileImages)
      .values({ userId: owner.id, ...photo })
      .onConflictDoUpdate({ target: profileImages.userId, set: photo });
  },
  'no photo': ({ vendor, owner }) =>
    vendor.deps.db.delete(profileImages).where(eq(profileImages.userId, owner.id)),
  'an address that is not confirmed any more': ({ vendor, manager }) =>
    vendor.deps.db.update(users).set({ emailProven: false }).where(eq(users.id, manager.id)),
  'a confirmed address': ({ vendor, manager }) =>
    vendor.deps.db.update(users).set({ emailProven: true }).where(eq(users.id, manager.id)),
  'an end': seat({ expireDate: '2026-12-31' }),
  'a change to come': seat({ futureTerm: 1, futureMultiplier: 1, futureLicenseType: 1 }),
  'nothing to come': seat({
    expireDate: null,
    futureTerm: null,
    futureMultiplier: null,
    futureLicenseType: null,
  }),
  'a key': seat({ key: 'KEY' }),
  'a renewal': group({ startDate: '2027-01-01', expireDate: '2027-12-31' }),
  'the period before': group({ startDate: '2026-01-01', expireDate: '2026-12-31' }),
  'a failed payment': group({ firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-02' }),
  'a payment': group({ firstFailedPaymentAttempt: null, firstFailedPaymentDate: null }),
  'a canceled group': group({ canceled: true, autoRenew: false }),
  'a group that renews': group({ canceled: false, autoRenew: true }),
  'another card': ({ vendor, groupId }, round) =>
    vendor.deps.db
      .update(subscriptions)
      .set({ braintreeId: `card-${round}` })
      .where(eq(subscriptions.id, groupId)),
  'another seat': ({ vendor, groupId }, round) =>
    vendor.deps.db.execute(
      sql`insert into ${seats} (id, subscription_id, owner_id, kind, license_type, product, purchase_date, ordinal)
          select ${randomUUID()}, id, owner_id, 'subscription', 0, 'Pro', ${TEST_TODAY}::date, ${100 + round}
          from ${subscriptions} where id = ${groupId}`,
    ),
  'a seat less': ({ vendor, groupId }) =>
    vendor.deps.db.delete(seats).where(and(eq(seats.subscriptionId, groupId), sql`${seats.ordinal} >= 100`)),
  'a group of another owner': async ({ vendor, manager }) => {
    const other = await vendor.user();
    await insertGroup(vendor.deps.db, other, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0, managers: [manager.email] }],
    });
  },
  'a license without end': ({ vendor, owner }) =>
    insertLicenses(vendor.deps.db, owner, 'perpetual', [
      { licenseType: 0, product: 'Axure RP 8 Pro', purchaseDate: '2020-01-01' },
    ]),
  'another number': ({ vendor, owner }, round) =>
    vendor.deps.db
      .update(groupNumbers)
      .set({ number: sql`${groupNumbers.number} + ${100 + round}` })
      .where(eq(groupNumbers.userId, owner.id)),
  'another owner': async ({ vendor, owner, heir, groupId }, round) => {
    const next = round % 2 === 0 ? heir : owner;
    await vendor.deps.db.update(subscriptions).set({ ownerId: next.id }).where(eq(subscriptions.id, groupId));
  },
  'managers written by hand': ({ vendor, seatId }, round) =>
    vendor.deps.db
      .update(seatManagers)
      .set({ email: `hand${round}@test.example` })
      .where(and(eq(seatManagers.seatId, seatId), sql`${seatManagers.email} like 'boss%'`)),
  'a day on which the group has ended': async ({ setToday }) => setToday('2028-06-01'),
  today: async ({ setToday }) => setToday(TEST_TODAY),
};
