import { hasWaitingChange } from '#domain/changes/cancel/plan-cancel';
import type { GatewayContext } from '../../../context';
import type { CancelPreviewPayload, QueryResolvers } from '../../../resolvers.generated';
import { type CancelWay, planSeats } from './plan-seats';

export const cancelPreview: QueryResolvers['cancelPreview'] = (_parent, { seatIds }, context) =>
  preview(context, 'cancel', seatIds);

export const uncancelPreview: QueryResolvers['uncancelPreview'] = (_parent, { seatIds }, context) =>
  preview(context, 'uncancel', seatIds);

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
