import { hasWaitingChange } from '#domain/changes/cancel/plan-cancel';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { CancelPreviewPayload } from '../../../resolvers.generated';
import { VendorError } from '../../../vendor/vendor-error';
import { requireProfile } from '../../account/require-profile';
import { toUserErrorCode, userError } from '../../common/user-error';
import { refused, type SeatsChange } from '../../licenses/change-seats';
import { type CancelWay, planSeats } from './plan-seats';

export const cancelSeatsResolvers = {
  Mutation: {
    cancelSeats: (_parent, { input }, context) => change(context, 'cancel', input.seatIds),

    uncancelSeats: async (_parent, { input }, context) => {
      try {
        return await change(context, 'uncancel', input.seatIds);
      } catch (error) {
        if (!(error instanceof VendorError && error.code === 'UNAUTHENTICATED')) throw error;
        // This one call says no instead of nothing (CANC-06); what is asked for besides tells why.
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
  wanted: readonly string[],
): Promise<SeatsChange> {
  const plan = await planSeats(context, way, wanted);
  if (!plan.ok) return refused(plan.error);
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
  if (!plan.ok) return { preview: null, userErrors: [plan.error] };
  const { groups, skipped, selected } = plan;
  const units = groups.flatMap((group) => group.units);
  const numbers = new Map(selected.map(({ group, number }) => [group.id, number]));
  return {
    preview: {
      seatCount: units.length,
      waitingCount: units.filter(hasWaitingChange).length,
      skippedCount: skipped.length,
      groups: groups.map(({ group, units: { length } }) => ({
        subscriptionId: group.id,
        number: numbers.get(group.id) ?? 0,
        seatCount: length,
        expireDate: group.expireDate,
      })),
    },
    userErrors: [],
  };
}
