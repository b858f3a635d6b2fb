import { and, inArray, isNull, or } from 'drizzle-orm';
import fc from 'fast-check';
import { groupBy } from '#domain/group-by';
import type { Portal } from '../../../gateway/testkit/start-portal';
import { seatManagers, seats, subscriptions } from '../../../vendor-api/db/schema/licenses';
import { type Answer, type Stage, send, WAYS, type Way } from './ask';
import { type Action, RULES, type Verdict } from './rules';
import { type Asked, addGroup, type DrawnGroup, drawnGroup, type Group, unmade } from './world';

export interface Trial extends Way {
  readonly groups: readonly [DrawnGroup, DrawnGroup];
  /** Which of the seats of both groups are named. */
  readonly picks: readonly [boolean, boolean, boolean, boolean];
  readonly isRepeated: boolean;
  readonly namesUnknown: boolean;
  readonly edition: number;
  readonly term: number;
}

const seldom = (weight: number) =>
  fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });

function trialOf(action: Action): fc.Arbitrary<Trial> {
  return fc.record({
    action: fc.constant(action),
    way: fc.constantFrom(...WAYS, 'token', 'token', 'token'),
    isAtVendor: fc.boolean(),
    groups: fc.tuple(drawnGroup, drawnGroup),
    picks: fc.tuple(seldom(1), seldom(1), seldom(3), seldom(5)),
    isRepeated: seldom(6),
    namesUnknown: seldom(12),
    edition: fc.nat(2),
    term: fc.nat(3),
  });
}

/** A call about one seat names the first one alone. */
const isOfOne = (action: Action) => action === 'assignSeat' || action === 'sendOfflineKey';

function askedOf(
  { action, picks, namesUnknown, edition, term }: Trial,
  [group, second]: readonly [Group, Group],
): Asked {
  const all = [group, second].flatMap((each) =>
    each.seatIds.map((_id, index) => ({ group: each, index, place: (each === second ? 2 : 0) + index })),
  );
  const picked = all.filter(({ place }) => picks[place]);
  const seats = isOfOne(action) ? picked.slice(0, 1) : picked;
  return {
    group,
    seats,
    namesUnknown: namesUnknown && !(isOfOne(action) && seats.length > 0),
    edition,
    term,
  };
}

function verdictOf(trial: Trial, asked: Asked): Verdict {
  return trial.way === 'nobody' ? 'refused' : RULES[trial.action](asked);
}

function foreseen(trial: Trial): Verdict {
  const [one, other] = trial.groups;
  return verdictOf(trial, askedOf(trial, [unmade(one), unmade(other)]));
}

const drawn = (action: Action, seed: number, numRuns: number) =>
  fc.sample(trialOf(action), { seed, numRuns });

/** Trials in which each verdict of the rules comes in turn. */
export function trialsOf(action: Action, count: number, seed: number): Trial[] {
  const byVerdict = groupBy(drawn(action, seed, count * 40 + 400), (trial) =>
    JSON.stringify(foreseen(trial)),
  );
  const lists = [...byVerdict.values()];
  return Array.from(
    { length: count },
    (_, turn) => lists[turn % lists.length]?.[Math.floor(turn / lists.length)] ?? [],
  ).flat();
}

/** Changes that take the right away: of the relation alone, and together with a second reason to refuse. */
const NEAR_MISSES: readonly Partial<DrawnGroup>[] = [
  { relation: 'user' },
  { relation: 'recipient' },
  { relation: 'manager' },
  { relation: 'manager', state: 'purchase order' },
  { relation: 'manager', state: 'past due' },
];

/** One trial that is done, and those that differ from it in what refuses them alone. */
export function nearMissesOf(action: Action, seed: number): Trial[] {
  const done = drawn(action, seed, 4_000).find(
    (trial) => foreseen(trial) === 'done' && !trial.isAtVendor && trial.groups[0].relation === 'owner',
  );
  if (done === undefined) return [];
  const [one, other] = done.groups;
  const missed = NEAR_MISSES.map((change): Trial => ({ ...done, groups: [{ ...one, ...change }, other] }));
  return [done, ...missed.filter((trial) => foreseen(trial) !== 'done')];
}

/** Lets the caller try, and returns what contradicts T-09 or T-16; null if nothing does. */
export async function attempt(stage: Stage, trial: Trial): Promise<string | null> {
  const { shop } = stage.portal;
  const [one, other] = trial.groups;
  const groups = [await addGroup(shop, one, stage), await addGroup(shop, other, stage)] as const;
  const asked = askedOf(trial, groups);
  const verdict = verdictOf(trial, asked);
  const before = await stateOf(stage.portal, groups);
  const isRepeated = trial.isRepeated && !isOfOne(trial.action);
  const sent = isRepeated ? { ...asked, seats: [...asked.seats, ...asked.seats.slice(0, 1)] } : asked;
  const answer = await send(stage, trial, sent);
  const isSame = before === (await stateOf(stage.portal, groups));
  await giveAway(stage, groups);
  return wrongIn(verdict, answer, isSame, trial, isRepeated && sent.seats.length > 0);
}

function wrongIn(
  verdict: Verdict,
  { isDone, texts }: Answer,
  isSame: boolean,
  { action, isAtVendor }: Trial,
  isRepeated: boolean,
): string | null {
  if (!isDone && !isSame && action !== 'assignSeats' && action !== 'applySeatPlan')
    return 'was refused and changed something';
  if (verdict === null) return null;
  if (verdict === 'done') {
    if (isDone || isRepeated) return null;
    return `should be done, and was refused: ${texts.join(' / ')}`;
  }
  if (isDone)
    return `should be refused (${typeof verdict === 'object' ? verdict.text : 'any text'}), and was done`;
  if (verdict === 'refused' || isRepeated || isAtVendor) return null;
  return texts.includes(verdict.text) ? null : `should say "${verdict.text}", and says: ${texts.join(' / ')}`;
}

async function stateOf({ shop }: Portal, groups: readonly Group[]): Promise<string> {
  const { db } = shop.vendor.deps;
  const groupIds = groups.map(({ id }) => id);
  const seatIds = groups.flatMap((group) => group.seatIds);
  const rows = [
    await db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.id, groupIds))
      .orderBy(subscriptions.id),
    await db.select().from(seats).where(inArray(seats.id, seatIds)).orderBy(seats.id),
    await db.select().from(seats).where(inArray(seats.subscriptionId, groupIds)).orderBy(seats.id),
    await db
      .select()
      .from(seatManagers)
      .where(inArray(seatManagers.seatId, seatIds))
      .orderBy(seatManagers.email),
    shop.charges().length,
  ];
  return JSON.stringify(rows);
}

/** Groups of earlier trials would make every list longer. */
async function giveAway({ portal, other }: Stage, groups: readonly Group[]): Promise<void> {
  const { db } = portal.shop.vendor.deps;
  const groupIds = groups.map(({ id }) => id);
  const seatIds = groups.flatMap((group) => group.seatIds);
  const areNamed = or(inArray(seats.id, seatIds), inArray(seats.subscriptionId, groupIds));
  await db
    .delete(seatManagers)
    .where(inArray(seatManagers.seatId, db.select({ id: seats.id }).from(seats).where(areNamed)));
  // A change of some seats may have moved them to a group of their own; an owner's seats follow the group.
  const moved = db.select({ id: seats.subscriptionId }).from(seats).where(areNamed);
  await db
    .update(subscriptions)
    .set({ ownerId: other.id, pendingOwnerEmail: null })
    .where(or(inArray(subscriptions.id, groupIds), inArray(subscriptions.id, moved)));
  await db.update(seats).set({ assignedTo: null }).where(areNamed);
  await db
    .update(seats)
    .set({ ownerId: other.id })
    .where(and(inArray(seats.id, seatIds), isNull(seats.subscriptionId)));
}
