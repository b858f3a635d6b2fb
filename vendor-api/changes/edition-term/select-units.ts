import type { ChangeSelection } from '#domain/changes/change-unit';
import type { Database } from '../../db/database';
import { loadUnits } from '../../licenses/load-units';
import type { Refusal } from '../../orders/order-answer';
import { notCloudOwner, notOwner } from '../../orders/refusals';
import { loadOwnGroup } from '../../store/groups/own-group';
import { type Asker, selectSeats } from './select-seats';

export type Selected = { readonly seatIds: readonly string[] } | { readonly subscriptionId: string };

export type UnitSelection =
  | { readonly kind: 'selected'; readonly selections: readonly ChangeSelection[] }
  /** Does not exist, or the customer cannot see it. */
  | { readonly kind: 'unknown'; readonly refusal: Refusal }
  /** Exists, but is not of the kind asked for. */
  | { readonly kind: 'other' };

export async function selectUnits(db: Database, selected: Selected, asker: Asker): Promise<UnitSelection> {
  if ('subscriptionId' in selected) return selectCloudGroup(db, selected.subscriptionId, asker);
  const found = await selectSeats(db, selected.seatIds, asker);
  return found.kind === 'unknown' ? { kind: 'unknown', refusal: notOwner } : found;
}

// Managers cannot see cloud groups either (ERR-35).
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
