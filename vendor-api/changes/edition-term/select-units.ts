import type { ChangeSelection } from '#domain/changes/change-unit';
import type { Database } from '../../db/database';
import { loadUnits } from '../../licenses/load-units';
import type { Refusal } from '../../orders/order-answer';
import { notCloudOwner, notOwner } from '../../orders/refusals';
import { loadOwnGroup } from '../../store/groups/own-group';
import { type Asker, selectSeats } from './select-seats';

/** What is to be changed: seats of RP, or one whole cloud group. */
export type Selected = { readonly seatIds: readonly string[] } | { readonly subscriptionId: string };

export type UnitSelection =
  | { readonly kind: 'selected'; readonly selections: readonly ChangeSelection[] }
  /** It is not there, or the customer may not know of it. */
  | { readonly kind: 'unknown'; readonly refusal: Refusal }
  /** It is there, and is none of what was asked for. */
  | { readonly kind: 'other' };

/** What a customer selected, as it is now. */
export async function selectUnits(db: Database, selected: Selected, asker: Asker): Promise<UnitSelection> {
  if ('subscriptionId' in selected) return selectCloudGroup(db, selected.subscriptionId, asker);
  const found = await selectSeats(db, selected.seatIds, asker);
  return found.kind === 'unknown' ? { kind: 'unknown', refusal: notOwner } : found;
}

// Of a cloud group whoever does not own it learns nothing, its managers neither: to them it is as unknown as any (ERR-35).
async function selectCloudGroup(
  db: Database,
  groupId: string,
  { user, purchaseOrderId }: Asker,
): Promise<UnitSelection> {
  const found = await loadOwnGroup(db, { groupId, user, purchaseOrderId });
  if (!found) return { kind: 'unknown', refusal: notCloudOwner };
  const { row, facts: group } = found;
  if (row.kind === 'rp') return { kind: 'other' };
  return { kind: 'selected', selections: [{ group, units: await loadUnits(db, row) }] };
}
