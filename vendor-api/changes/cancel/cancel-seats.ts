import { planCancel, planUncancel } from '#domain/changes/cancel/plan-cancel';
import type { ChangeSelection } from '#domain/changes/change-unit';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../../db/database';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { holdGroups } from '../../licenses/hold-groups';
import { isClaimed } from '../../orders/claims/group-claims';
import type { Refusal } from '../../orders/order-answer';
import { changeUnderWay, notOwner } from '../../orders/refusals';
import { type SeatSelection, selectSeats } from '../edition-term/select-seats';
import { CANCELED, type CancelAnswer, refusedCancel } from './cancel-answer';
import { endSeats, letSeatsGoOn } from './write-ends';

type CancelDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings'>;

const CANCEL = { plan: planCancel, write: endSeats };
const UNCANCEL = { plan: planUncancel, write: letSeatsGoOn };

/** All of the seats or none (REST-57, CANC-01 to CANC-04). */
export function cancelSeats(
  deps: CancelDeps,
  user: SignedInUser,
  seatIds: readonly string[],
): Promise<CancelAnswer> {
  return changeEnds(deps, user, seatIds, CANCEL);
}

export function uncancelSeats(
  deps: CancelDeps,
  user: SignedInUser,
  seatIds: readonly string[],
): Promise<CancelAnswer> {
  return changeEnds(deps, user, seatIds, UNCANCEL);
}

// Seats of groups with an open order are refused, because its price rests on them.
function changeEnds(
  { db, clock, settings }: CancelDeps,
  user: SignedInUser,
  seatIds: readonly string[],
  { plan, write }: typeof CANCEL | typeof UNCANCEL,
): Promise<CancelAnswer> {
  const asker = { user, purchaseOrderId: settings.PO_BRAINTREE_ID };
  return db.transaction(async (tx) => {
    const seen = await selectSeats(tx, seatIds, asker);
    if (seen.kind !== 'selected') return refusedCancel(wrongSeats(seen, settings.SUPPORT_HOST));
    const held = seen.selections.map(({ group }) => group.id);
    await holdGroups(tx, held);
    // Read again now that the groups are locked.
    const found = await selectSeats(tx, seatIds, asker);
    if (found.kind !== 'selected') return refusedCancel(wrongSeats(found, settings.SUPPORT_HOST));
    const { selections } = found;
    if (!selections.every(({ group }) => held.includes(group.id))) return refusedCancel(changeUnderWay);
    const viewer = { userId: user.id, email: user.email };
    const planned = plan(selections, { viewer, today: clock.today() });
    if (!planned.ok) return refusedCancel({ code: planned.refusal.code, text: planned.refusal.message });
    if (await isClaimed(tx, idsOf(planned.groups))) return refusedCancel(changeUnderWay);
    await writeAll(tx, planned.groups, write);
    return CANCELED;
  });
}

async function writeAll(
  tx: Database,
  groups: readonly ChangeSelection[],
  write: typeof endSeats,
): Promise<void> {
  for (const selection of groups) await write(tx, selection);
}

function idsOf(groups: readonly ChangeSelection[]): string[] {
  return groups.map(({ group }) => group.id);
}

// A seat that the customer cannot see is refused like another customer's.
function wrongSeats({ kind }: Exclude<SeatSelection, { kind: 'selected' }>, host: string): Refusal {
  return kind === 'unknown' ? notOwner : { code: 'NOT_ELIGIBLE', text: message.cancelFailed(host) };
}
