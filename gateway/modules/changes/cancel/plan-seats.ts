import { type CancelPlan, planCancel, planUncancel } from '#domain/changes/cancel/plan-cancel';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import { requireProfile } from '../../account/require-profile';
import { type Fault, fault } from '../../common/user-error';
import { requireFewSeats } from '../../licenses/find-licenses';
import { loadBook } from '../../licenses/license-book';
import { refusalOfSeats } from '../seats-at-fault';
import { type SelectedGroup, selectRpSeats } from '../select-rp-seats';

export type CancelWay = 'cancel' | 'uncancel';

type Plan = Extract<CancelPlan, { ok: true }> & { readonly selected: readonly SelectedGroup[] };

const PLANS: Record<CancelWay, typeof planCancel> = { cancel: planCancel, uncancel: planUncancel };

/** What would become of the seats, by the rows as they are now; what somebody else has is told like what nobody has. */
export async function planSeats(
  context: GatewayContext,
  way: CancelWay,
  seatIds: readonly string[],
): Promise<Plan | Fault> {
  requireFewSeats(seatIds);
  const wanted = new Set(seatIds);
  if (wanted.size === 0) return fault('INVALID_INPUT', message.seatsRequired, { field: 'seatIds' });
  const [book, viewer, today] = await Promise.all([
    loadBook(context),
    requireProfile(context),
    context.loads.today(),
  ]);
  const selected = selectRpSeats(book, ({ seatId }) => wanted.has(seatId));
  const found = new Set(selected.flatMap(({ rows }) => [...rows.keys()]));
  const missing = [...wanted].filter((id) => !found.has(id));
  if (missing.length > 0) return fault('NOT_FOUND', message.notOwner, { field: 'seatIds', seatIds: missing });
  const plan = PLANS[way](selected, { viewer, today });
  if (plan.ok) return { ...plan, selected };
  const planAlone = (group: SelectedGroup) => PLANS[way]([group], { viewer, today });
  return { ok: false, error: refusalOfSeats(plan.refusal, selected, planAlone, 'seatIds') };
}
