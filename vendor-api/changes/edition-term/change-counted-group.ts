import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isAllCanceled } from '#domain/cloud/seat-counts';
import { cloudLicenseTypes } from '#domain/store/carts/cart-items';
import type { Database } from '../../db/database';
import { cloudSeatsOf } from '../../licenses/group-facts';
import {
  type GroupRow,
  NO_CANCELED_COUNTS,
  NO_PENDING_TERM,
  pendingTermColumns,
  updateGroup,
} from '../../licenses/group-rows';
import type { OrderDeps } from '../../orders/order-kind';
import { quantityOf } from '../../orders/sales/order-lines';
import { changePeriod, splitGroup } from '../../renewals/group-period';
import type { ChangedGroup } from './requested-change';

type CountedGroup = GroupRow & { readonly kind: 'cfb' | 'cloud' };
type Counts = Pick<GroupRow, 'cloudAuthorCount' | 'rpPublisherCount'>;

interface CountedChange {
  readonly today: CalendarDate;
  readonly changed: ChangedGroup;
}

/**
 * Canceled seats end with the old group; seats added during the charge stay in it, unpaid (D-114).
 * @returns the id of the changed group
 */
export async function changeCountedGroup(
  deps: Pick<OrderDeps, 'log'>,
  tx: Database,
  group: CountedGroup,
  { today, changed }: CountedChange,
): Promise<string> {
  const [unit] = changed.units;
  if (!unit) throw new Error('the change contains no units');
  if (unit.effect !== 'NOW') {
    await updateGroup(tx, group.id, pendingTermColumns(unit.effect === 'REVERT' ? null : unit.termCode));
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
  const changedId = await splitGroup(tx, group, period);
  await updateGroup(tx, changedId, { ...paid, ...NO_CANCELED_COUNTS });
  await updateGroup(tx, group.id, unpaidColumns(group, rest));
  return changedId;
}

/** A group with only canceled seats left is canceled (D-104). */
function unpaidColumns(group: CountedGroup, rest: Counts) {
  const canceledAuthorCount = Math.min(group.canceledAuthorCount, rest.cloudAuthorCount);
  const canceledPublisherCount = Math.min(group.canceledPublisherCount, rest.rpPublisherCount);
  const columns = { ...rest, canceledAuthorCount, canceledPublisherCount };
  return isAllCanceled(cloudSeatsOf(columns)) ? { ...columns, ...NO_PENDING_TERM, canceled: true } : columns;
}

function paidCounts({ kind }: CountedGroup, { units }: ChangedGroup): Counts {
  const { author, publisher } = cloudLicenseTypes(kind);
  const paid = units.map(({ from, quantity }) => ({ licenseType: from, quantity }));
  return {
    cloudAuthorCount: quantityOf(paid, author),
    rpPublisherCount: publisher === null ? 0 : quantityOf(paid, publisher),
  };
}
