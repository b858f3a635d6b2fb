import { and, eq, sql } from 'drizzle-orm';
import { displayName } from '#domain/licenses/display-name';
import { isLicenseType } from '#domain/licenses/license-type';
import { storedTermOf } from '#domain/terms/stored-term';
import { anyOf, noneOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import { purchases } from '../../db/schema/store';
import {
  type GroupRow,
  lockGroups,
  NO_CANCELED_COUNTS,
  NO_FAILED_PAYMENT,
  NO_PENDING_CHANGE,
  NO_PENDING_TERM,
  updateGroup,
} from '../../licenses/group-rows';
import { updateSeats } from '../../licenses/update-seats';
import type { OrderDeps } from '../../orders/order-kind';
import type { FilledGroup } from '../../store/carts/record-purchase';
import { nextOrdinal } from '../../store/groups/add-seats';
import { type AssignedGroup, contentColumns, joinGroup, type PaidCart } from '../../store/groups/join-group';
import type { Reactivating } from './check-reactivation';

/** Seats keep their users, managers and notes (REAC-14). Null if the group has changed owners. */
export async function reactivateGroup(
  deps: Pick<OrderDeps, 'log' | 'settings'>,
  tx: Database,
  reactivating: Reactivating,
  cart: PaidCart,
): Promise<FilledGroup | null> {
  const { subscriptionId: endedId } = reactivating;
  const { subscriptionId: joinedId, startDate } = cart.snapshot;
  const locked = await lockGroups(tx, [endedId, ...(joinedId === null ? [] : [joinedId])]);
  const own = locked.filter(({ ownerId }) => ownerId === cart.ownerId);
  const ended = own.find(({ id }) => id === endedId);
  if (!ended) {
    deps.log.error(
      { subscriptionId: endedId },
      'a group left its owner while it was reactivated; it gets anew',
    );
    return null;
  }
  const joining = own.find(({ id }) => id === joinedId);
  const joined = joining ? await joinGroup(deps, tx, joining, cart) : null;
  if (joinedId !== null && joined === null)
    deps.log.error({ subscriptionId: joinedId }, 'a group moved on while another one was to join it');
  const group = joined ?? (await startPeriod(tx, ended, cart));
  await returnSeats(tx, reactivating, { groupId: group.id, startDate });
  if (joined) await mergeGroup(tx, endedId, joined.id);
  return { group, seatIds: reactivating.seats.flatMap(({ seatIds }) => seatIds) };
}

async function startPeriod(
  tx: Database,
  group: GroupRow,
  { snapshot, braintreeId }: PaidCart,
): Promise<AssignedGroup> {
  const { id } = group;
  const { termCode, startDate, expireDate } = snapshot;
  const bought = contentColumns(snapshot);
  const domain = group.domain ?? bought.domain;
  const instanceId = group.instanceId ?? bought.instanceId;
  await updateGroup(tx, id, {
    ...storedTermOf(termCode),
    ...NO_PENDING_TERM,
    ...NO_FAILED_PAYMENT,
    ...NO_CANCELED_COUNTS,
    startDate,
    expireDate,
    autoRenew: true,
    canceled: false,
    braintreeId,
    cloudAuthorCount: bought.cloudAuthorCount,
    rpPublisherCount: bought.rpPublisherCount,
    domain,
    instanceId,
  });
  return { id, givenName: group.givenName, domain, instanceId };
}

interface Target {
  readonly groupId: string;
  readonly startDate: string;
}

// Paid seats renew; the others move along and stay ended.
async function returnSeats(
  tx: Database,
  { subscriptionId: endedId, periodEnd, seats: paid }: Reactivating,
  { groupId, startDate }: Target,
): Promise<void> {
  const offset = endedId === groupId ? 0 : await nextOrdinal(tx, groupId);
  const ordinal = sql`${seats.ordinal} + ${offset}::int`;
  const moved = { subscriptionId: groupId, ordinal, ...NO_PENDING_CHANGE };
  const isOfGroup = eq(seats.subscriptionId, endedId);
  const paidIds = paid.flatMap(({ seatIds }) => seatIds);
  await updateSeats(tx, and(isOfGroup, noneOf(seats.id, paidIds)), {
    ...moved,
    expireDate: sql`coalesce(${seats.expireDate}, ${periodEnd}::date)`,
  });
  for (const { licenseType, seatIds } of paid) {
    if (!isLicenseType(licenseType)) throw new Error(`unknown license type ${licenseType}`);
    await updateSeats(tx, and(isOfGroup, anyOf(seats.id, seatIds)), {
      ...moved,
      licenseType,
      product: displayName(licenseType),
      startDate,
      expireDate: null,
    });
  }
}

async function mergeGroup(tx: Database, id: string, into: string): Promise<void> {
  await tx.update(purchases).set({ subscriptionId: into }).where(eq(purchases.subscriptionId, id));
  await tx.delete(subscriptions).where(eq(subscriptions.id, id));
}
