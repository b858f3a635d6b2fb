import { and, eq } from 'drizzle-orm';
import { canceledSeat, uncanceledSeat } from '#domain/changes/cancel/offers-cancel';
import { planCancel, planUncancel } from '#domain/changes/cancel/plan-cancel';
import type { ChangeSelection } from '#domain/changes/change-unit';
import type { ActivityKind } from '#domain/licenses/activity/activity-kinds';
import { message } from '#domain/messages/catalogue';
import { noteActivity } from '../../activity/note-activity';
import { anyOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import type { VendorDeps } from '../../deps';
import { type Answer, DONE, failure } from '../../http/answer';
import { type SignedInUser, viewerOf } from '../../http/identity';
import {
  cancelUnlessRenewing,
  findOwnGroup,
  lockGroups,
  NO_PENDING_CHANGE,
  updateGroup,
} from '../../licenses/group-rows';
import { updateSeats } from '../../licenses/update-seats';
import { isClaimed } from '../../orders/claims/row-claims';
import type { Refusal } from '../../orders/order-answer';
import { changeUnderWay, invalidInput, notOwner } from '../../orders/refusals';
import { selectSeats } from '../edition-term/select-units';

interface SeatsChange {
  readonly activity: ActivityKind;
  readonly plan: typeof planCancel;
  write(tx: Database, selection: ChangeSelection): Promise<void>;
}

export const CANCEL_SEATS: SeatsChange = { activity: 'canceled', plan: planCancel, write: writeCancel };
export const UNCANCEL_SEATS: SeatsChange = {
  activity: 'uncanceled',
  plan: planUncancel,
  write: writeUncancel,
};

/** Groups may be named beside the seats; then they must be those of the seats. */
interface NamedSeats {
  readonly seatIds: readonly string[];
  readonly groupIds: readonly string[];
}

/** Changes all seats or none (REST-57, REST-58, CANC-01 to CANC-05); none if their group has an order. */
export function changeSeats(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  user: SignedInUser,
  { seatIds, groupIds }: NamedSeats,
  { activity, plan, write }: SeatsChange,
): Promise<Answer> {
  const wrongKind: Refusal = { code: 'NOT_ELIGIBLE', message: message.cancelFailed(settings.SUPPORT_HOST) };
  const by = { user, purchaseOrderId: settings.PO_BRAINTREE_ID, wrongKind };
  return db.transaction(async (tx) => {
    const seen = await selectSeats(tx, seatIds, by);
    if (!seen.ok) return failure(seen.refusal);
    const locked = seen.selections.map(({ group }) => group.id);
    const misnamed = await refuseGroups(tx, user, groupIds, locked);
    if (misnamed) return failure(misnamed);
    await lockGroups(tx, locked);
    // Reads again, now that the groups are locked.
    const found = await selectSeats(tx, seatIds, by);
    if (!found.ok) return failure(found.refusal);
    const { selections } = found;
    if (!selections.every(({ group }) => locked.includes(group.id))) return failure(changeUnderWay);
    const planned = plan(selections, { viewer: viewerOf(user), today: clock.today() });
    if (!planned.ok) return failure(planned.refusal);
    const ids = planned.groups.map(({ group }) => group.id);
    if (await isClaimed(tx, ids)) return failure(changeUnderWay);
    for (const selection of planned.groups) await write(tx, selection);
    const touched = planned.groups.flatMap(({ units }) => units.flatMap(({ seatId }) => seatId ?? []));
    await noteActivity(tx, clock.now(), user, {
      kind: activity,
      ownerId: user.id,
      seats: touched.map((seatId) => ({ seatId })),
    });
    return DONE;
  });
}

/** A group of another customer comes first, as in every refusal of T-16. */
async function refuseGroups(
  tx: Database,
  { id: ownerId }: SignedInUser,
  named: readonly string[],
  ofSeats: readonly string[],
): Promise<Refusal | null> {
  const others = named.filter((id) => !ofSeats.includes(id));
  const found = await Promise.all(others.map((id) => findOwnGroup(tx, ownerId, id)));
  if (found.includes(null)) return notOwner;
  const isComplete = named.length === 0 || ofSeats.every((id) => named.includes(id));
  return others.length > 0 || !isComplete ? invalidInput(message.seatNotInGroup) : null;
}

async function writeCancel(tx: Database, selection: ChangeSelection): Promise<void> {
  const { group } = selection;
  await writeEnd(tx, selection, canceledSeat(group).expireDate);
  await cancelUnlessRenewing(tx, group.id);
}

async function writeUncancel(tx: Database, selection: ChangeSelection): Promise<void> {
  await writeEnd(tx, selection, uncanceledSeat().expireDate);
  await updateGroup(tx, selection.group.id, { canceled: false, autoRenew: true });
}

async function writeEnd(
  tx: Database,
  { group, units }: ChangeSelection,
  expireDate: string | null,
): Promise<void> {
  const ids = units.flatMap(({ seatId }) => seatId ?? []);
  const isSelected = and(eq(seats.subscriptionId, group.id), anyOf(seats.id, ids));
  await updateSeats(tx, isSelected, { expireDate, ...NO_PENDING_CHANGE });
}
