import {
  type CancelPlan,
  hasWaitingChange,
  planCancel,
  planUncancel,
} from '#domain/changes/cancel/plan-cancel';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { CancelPreview, CancelPreviewPayload, CancelSeatsInput } from '../../../resolvers.generated';
import { VendorError } from '../../../vendor/vendor-error';
import { requireProfile } from '../../account/require-profile';
import { isAsShown } from '../../common/change';
import { type Fault, fault, toUserErrorCode, userError } from '../../common/user-error';
import { refused, type SeatsChange } from '../../licenses/change-seats';
import { requireFewSeats } from '../../licenses/find-licenses';
import { loadBook } from '../../licenses/license-book';
import { previewIdOf } from '../../orders/order-fingerprint';
import { notSelected } from '../not-selected';
import { refusalOfSeats } from '../seats-at-fault';
import { type SelectedGroup, selectRpSeats } from '../select-rp-seats';

export const cancelSeatsResolvers = {
  Mutation: {
    cancelSeats: (_parent, { input }, context) => change(context, 'cancel', input),

    uncancelSeats: async (_parent, { input }, context) => {
      try {
        return await change(context, 'uncancel', input);
      } catch (error) {
        if (!(error instanceof VendorError && error.code === 'UNAUTHENTICATED')) throw error;
        // This call alone answers false, not null (CANC-06); other fields of the query report the error.
        return { success: false, userErrors: [], seatIds: input.seatIds, steps: [], wasSent: true };
      }
    },
  },
  Query: {
    cancelPreview: (_parent, { seatIds }, context) => preview(context, 'cancel', seatIds),

    uncancelPreview: (_parent, { seatIds }, context) => preview(context, 'uncancel', seatIds),
  },
} satisfies SomeResolvers;

async function change(
  context: GatewayContext,
  way: CancelWay,
  { seatIds: wanted, previewId }: CancelSeatsInput,
): Promise<SeatsChange> {
  const plan = await planSeats(context, way, wanted);
  if (!plan.ok) return refused(plan.error);
  if (!isAsShown(previewId, toPreview(plan).previewId))
    return refused(userError('CONFLICT', message.changedMeanwhile));
  const { userId } = await requireProfile(context);
  const subscriptionGroups = plan.groups.map(({ group }) => group.id);
  const seatIds = plan.groups.flatMap(({ units }) => units.flatMap(({ seatId }) => seatId ?? []));
  const { cart } = context.vendor;
  const call = way === 'cancel' ? cart.confirmCancelProduct : cart.undoCancelProduct;
  const answer = await call({ userId, seatIds, subscriptionGroups });
  if (answer.success) return { success: true, userErrors: [], seatIds, steps: [], wasSent: true };
  return refused(
    userError(toUserErrorCode(answer.code), resolveMessage(answer, fallbackOf(way, context)), { seatIds }),
  );
}

function fallbackOf(way: CancelWay, { settings }: GatewayContext): string {
  return way === 'cancel' ? message.cancelFailed(settings.SUPPORT_HOST) : message.lastResort;
}

async function preview(
  context: GatewayContext,
  way: CancelWay,
  seatIds: readonly string[],
): Promise<CancelPreviewPayload> {
  const plan = await planSeats(context, way, seatIds);
  return plan.ok ? { preview: toPreview(plan), userErrors: [] } : { preview: null, userErrors: [plan.error] };
}

function toPreview({ groups, skipped, selected }: Plan): CancelPreview {
  const units = groups.flatMap((group) => group.units);
  const names = new Map(selected.map(({ group, number, name }) => [group.id, { number, name }]));
  const told = {
    seatCount: units.length,
    waitingCount: units.filter(hasWaitingChange).length,
    skippedCount: skipped.length,
    groups: groups.map(({ group, units: { length } }) => ({
      subscriptionId: group.id,
      ...(names.get(group.id) ?? { number: 0, name: '' }),
      seatCount: length,
      expireDate: group.expireDate,
    })),
  };
  return { previewId: previewIdOf(JSON.stringify(told)), ...told };
}

type CancelWay = 'cancel' | 'uncancel';

type Plan = Extract<CancelPlan, { ok: true }> & { readonly selected: readonly SelectedGroup[] };

const PLANS: Record<CancelWay, typeof planCancel> = { cancel: planCancel, uncancel: planUncancel };

/** Plans the change by the current rows; seats of other customers are refused like unknown ones. */
async function planSeats(
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
  if (missing.length > 0)
    return notSelected(context, {
      seatIds: missing,
      field: 'seatIds',
      wrongKind: message.cancelFailed(context.settings.SUPPORT_HOST),
    });
  const plan = PLANS[way](selected, { viewer, today });
  if (plan.ok) return { ...plan, selected };
  const planAlone = (group: SelectedGroup) => PLANS[way]([group], { viewer, today });
  return { ok: false, error: refusalOfSeats(plan.refusal, selected, planAlone, 'seatIds') };
}
