import { eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isAllCanceled } from '#domain/cloud/seat-counts';
import { cloudLicenseTypes } from '#domain/store/cloud-cart';
import { storedTermOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import { cloudSeatsOf } from '../../licenses/cloud-seats';
import type { GroupRow } from '../../licenses/hold-groups';
import type { OrderDeps } from '../../orders/order-kind';
import { NOTHING_WAITS } from '../../renewals/move-on';
import { changePeriod, splitOff } from './change-period';
import type { ChangedGroup } from './change-snapshot';

type CountedGroup = GroupRow & { readonly kind: 'cfb' | 'cloud' };
type Counts = Pick<GroupRow, 'cloudAuthorCount' | 'rpPublisherCount'>;

interface CountedChange {
  readonly today: CalendarDate;
  readonly changed: ChangedGroup;
}

/**
 * Counted seats change their term all at once. Canceled ones end with the old group, and seats added during the charge
 * stay in it because they were not paid for (D-114). Returns the id of the group that has the changed seats.
 */
export async function changeCountedGroup(
  deps: Pick<OrderDeps, 'log'>,
  tx: Database,
  group: CountedGroup,
  { today, changed }: CountedChange,
): Promise<string> {
  const [unit] = changed.units;
  if (!unit) throw new Error('a change of nothing');
  if (unit.effect !== 'NOW') {
    const future = unit.effect === 'REVERT' ? NOTHING_WAITS : waitingFor(unit.termCode);
    await write(tx, group.id, future);
    return group.id;
  }
  const paid = paidCounts(group, changed);
  const rest = {
    cloudAuthorCount: Math.max(0, group.cloudAuthorCount - paid.cloudAuthorCount),
    rpPublisherCount: Math.max(0, group.rpPublisherCount - paid.rpPublisherCount),
  };
  if (paid.cloudAuthorCount > group.cloudAuthorCount || paid.rpPublisherCount > group.rpPublisherCount)
    deps.log.error(
      { subscriptionId: group.id, paid },
      'a group has fewer seats than a change of it was paid for; refund the difference',
    );
  const period = { termCode: unit.termCode, startDate: today, expireDate: changed.expireDate };
  if (rest.cloudAuthorCount + rest.rpPublisherCount === 0) return changePeriod(tx, group, period);
  const home = await splitOff(tx, group, period);
  await write(tx, home, { ...paid, canceledAuthorCount: 0, canceledPublisherCount: 0 });
  await write(tx, group.id, leftBehind(group, rest));
  return home;
}

/** A group that only has canceled seats left is canceled (D-104). */
function leftBehind(group: CountedGroup, rest: Counts) {
  const canceledAuthorCount = Math.min(group.canceledAuthorCount, rest.cloudAuthorCount);
  const canceledPublisherCount = Math.min(group.canceledPublisherCount, rest.rpPublisherCount);
  const left = { ...rest, canceledAuthorCount, canceledPublisherCount };
  return isAllCanceled(cloudSeatsOf(left)) ? { ...left, ...NOTHING_WAITS, canceled: true } : left;
}

function paidCounts({ kind }: CountedGroup, { units }: ChangedGroup): Counts {
  const { author, publisher } = cloudLicenseTypes(kind);
  const countOf = (type: number | null) =>
    units.filter(({ from }) => from === type).reduce((sum, { quantity }) => sum + quantity, 0);
  return { cloudAuthorCount: countOf(author), rpPublisherCount: countOf(publisher) };
}

function waitingFor(termCode: ChangedGroup['termCode']) {
  const { term, multiplier } = storedTermOf(termCode);
  return { futureTerm: term, futureMultiplier: multiplier };
}

async function write(
  tx: Database,
  id: string,
  values: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(subscriptions).set(values).where(eq(subscriptions.id, id));
}
