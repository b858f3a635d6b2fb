import { type SeatStep, undone } from '#domain/licenses/plan/seat-state';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { SeatsPayload } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { loadViewer } from '../account/user-model';
import { findLicenses } from './find-licenses';
import { findRows } from './find-rows';
import { toSeatPlans } from './plans/seat-plan';
import { requireFewSeats } from './seat-limits';

export interface SeatsChange extends Pick<SeatsPayload, 'success' | 'userErrors'> {
  readonly seatIds: readonly string[];
  readonly steps: readonly SeatStep[];
  /** Whether anything was sent; else everything is as it was. */
  readonly wasSent: boolean;
}

export const seatsChangeResolvers = {
  SeatsPayload: {
    seats: async (change, { among }, context) => {
      const ids = changedAmong(change, among);
      return ids && (await findRows(context, ids)).map(({ row }) => row.toSeat());
    },

    licenses: async (change, { among }, context) => {
      const ids = changedAmong(change, among);
      return ids && (await findLicenses(context, ids)).map((row) => row.toLicense());
    },

    undo: async ({ wasSent, steps }, _args, context) =>
      wasSent ? toSeatPlans(steps.map(undone), await requireProfile(context)) : null,

    subscriptions: async (change, _args, context) => {
      if (!change.wasSent) return null;
      const found = await findRows(context, change.seatIds);
      return [...new Set(found.map(({ subscription }) => subscription))];
    },

    viewer: ({ wasSent }, _args, context) => (wasSent ? loadViewer(context) : null),
  },
} satisfies SomeResolvers;

function changedAmong({ seatIds, wasSent }: SeatsChange, among: readonly string[]): string[] | null {
  requireFewSeats(among);
  const changed = new Set(seatIds);
  return wasSent ? among.filter((id) => changed.has(id)) : null;
}
