import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningVendor, startVendor, TEST_TODAY, type TestUser } from '../../tests/testkit/start-vendor';
import { testDatabases } from '../../tests/testkit/test-databases';
import { seats } from '../db/schema/licenses';
import { insertGroup } from '../demo/builders';
import { type Scene, WRITES } from './testkit/listing-writes';

interface Reader {
  readonly who: string;
  readonly user: TestUser;
  tag: string;
  text: string;
}

async function read({ vendor }: Scene, { user }: Reader, tag?: string) {
  const headers = tag === undefined ? {} : { 'If-None-Match': tag };
  const reply = await vendor.call('/user/loadLicenseRows', { token: user.token, headers });
  return { status: reply.status, tag: reply.headers.get('etag') ?? '', text: reply.text };
}

/** Checks that a 304 means an unchanged listing. Returns the number of readers whose listing changed. */
async function expectHonest(scene: Scene, readers: readonly Reader[], what: string): Promise<number> {
  let told = 0;
  for (const reader of readers) {
    const asked = await read(scene, reader, reader.tag);
    const now = asked.status === 304 ? await read(scene, reader) : asked;
    if (asked.status === 304) expect(now.text, `${reader.who} after ${what}`).toBe(reader.text);
    if (now.text !== reader.text) told += 1;
    Object.assign(reader, { tag: now.tag, text: now.text });
  }
  return told;
}

const inAnyOrder = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

let vendor: RunningVendor;
let today = TEST_TODAY;

beforeAll(async () => {
  const clock = { now: () => new Date(), today: () => today };
  vendor = await startVendor({
    ...(testDatabases[0] && { database: testDatabases[0] }),
    overrides: { clock },
  });
});
afterAll(() => vendor.stop());

test('a listing is answered 304 only if it is unchanged, after every kind of write', async () => {
  const [owner, manager, heir, stranger] = [
    await vendor.user(),
    await vendor.user(),
    await vendor.user(),
    await vendor.user(),
  ];
  const groupId = await insertGroup(vendor.deps.db, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [{ licenseType: 0, managers: [owner.email, manager.email].toSorted() }, { licenseType: 1 }],
  });
  const [first] = await vendor.deps.db
    .select()
    .from(seats)
    .where(and(eq(seats.subscriptionId, groupId), eq(seats.ordinal, 0)));
  const scene: Scene = {
    vendor,
    owner,
    manager,
    heir,
    groupId,
    seatId: first?.id ?? '',
    setToday: (day) => {
      today = day;
    },
  };
  const readers = Object.entries({ owner, manager, heir, stranger }).map(
    ([who, user]): Reader => ({ who, user, tag: '', text: '' }),
  );
  await expectHonest(scene, readers, 'nothing');
  // In the given order, then in a random one, which the message shows.
  const names = Object.keys(WRITES);
  const rounds = [names, inAnyOrder(names)];
  const told = new Map<string, number>();
  for (const [round, order] of rounds.entries()) {
    for (const what of order) {
      await WRITES[what]?.(scene, round);
      const count = await expectHonest(scene, readers, `${what}, in the order ${order.join(', ')}`);
      told.set(what, (told.get(what) ?? 0) + count);
    }
  }
  // The owner's name is in no listing; every other write must change one, or the test would prove nothing.
  const unseen = names.filter((what) => told.get(what) === 0);
  expect(unseen).toEqual(['the name of the owner']);
});

test('a customer’s listing is unchanged by writes to another customer’s licenses', async () => {
  const [one, other] = [await vendor.user(), await vendor.user()];
  const spec = { startDate: '2026-01-01', expireDate: '2026-12-31', seats: [{ licenseType: 0 as const }] };
  for (const user of [one, other]) await insertGroup(vendor.deps.db, user, spec);
  const ask = (tag = '') =>
    vendor.call('/user/loadLicenseRows', { token: one.token, headers: { 'If-None-Match': tag } });
  const tag = (await ask()).headers.get('etag') ?? '';
  await insertGroup(vendor.deps.db, other, spec);
  expect((await ask(tag)).status).toBe(304);
  await insertGroup(vendor.deps.db, one, spec);
  expect((await ask(tag)).status).toBe(200);
});
