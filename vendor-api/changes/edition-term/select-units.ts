import { and, asc, eq, inArray } from 'drizzle-orm';
import { type ChangeSelection, seatUnit } from '#domain/changes/change-unit';
import { groupBy } from '#domain/group-by';
import type { UserIdentity } from '../../account/refers-to';
import { anyOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import { groupFacts } from '../../licenses/group-facts';
import { loadUnits, SEAT_STATE, seatFacts } from '../../licenses/seat-facts';
import { visibleSeatIds } from '../../licenses/visible-seats';
import type { Refusal } from '../../orders/order-answer';
import { type Checked, notCloudOwner, notOwner, refused } from '../../orders/refusals';
import { loadOwnGroup } from '../../store/groups/find-group';

export type Selected = { readonly seatIds: readonly string[] } | { readonly subscriptionId: string };

export type Selection = Checked<{ readonly selections: readonly ChangeSelection[] }>;

export interface SelectedBy {
  readonly user: UserIdentity;
  readonly purchaseOrderId: string;
  readonly wrongKind: Refusal;
}

export function selectUnits(db: Database, selected: Selected, by: SelectedBy): Promise<Selection> {
  return 'subscriptionId' in selected
    ? selectCloudGroup(db, selected.subscriptionId, by)
    : selectSeats(db, selected.seatIds, by);
}

export async function selectSeats(
  db: Database,
  seatIds: readonly string[],
  { user, purchaseOrderId, wrongKind }: SelectedBy,
): Promise<Selection> {
  const rows = await db
    .select({ ...SEAT_STATE, subscriptionId: seats.subscriptionId })
    .from(seats)
    .where(and(anyOf(seats.id, seatIds), inArray(seats.id, visibleSeatIds(db, user))))
    .orderBy(asc(seats.subscriptionId), asc(seats.ordinal), asc(seats.id));
  if (rows.length < seatIds.length) return refused(notOwner);
  const seatsByGroup = groupBy(rows, ({ subscriptionId }) => subscriptionId);
  const ids = [...seatsByGroup.keys()].filter((id) => id !== null);
  const groups = await db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.id, ids), eq(subscriptions.kind, 'rp')))
    .orderBy(asc(subscriptions.id));
  if (groups.length < seatsByGroup.size) return refused(wrongKind);
  const selections = (await groupFacts(db, groups, purchaseOrderId)).map((group) => ({
    group,
    units: (seatsByGroup.get(group.id) ?? []).map((seat) => seatUnit(seatFacts(seat))),
  }));
  return { ok: true, selections };
}

// Managers cannot see cloud groups either (ERR-35).
async function selectCloudGroup(db: Database, groupId: string, by: SelectedBy): Promise<Selection> {
  const found = await loadOwnGroup(db, { groupId, ...by });
  if (!found) return refused(notCloudOwner);
  const { row, facts: group } = found;
  if (row.kind === 'rp') return refused(by.wrongKind);
  return { ok: true, selections: [{ group, units: await loadUnits(db, row) }] };
}
