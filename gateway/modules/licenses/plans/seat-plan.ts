import { createHash } from 'node:crypto';
import type { Viewer } from '#domain/licenses/model';
import { partsOf, type SeatState, type SeatStep, type SeatSteps } from '#domain/licenses/plan/seat-state';
import type {
  SeatPlan,
  SeatStateInput,
  SeatStepInput,
  SeatState as ShownState,
} from '../../../resolvers.generated';

/** Limit of seats in a part, small enough for the vendor and for showing progress. */
export const MOST_SEATS_OF_A_PART = 500;

/** Keeps a part below the vendor's body limit, with room for the rest of the call. */
export const PART_SIZE = { seats: MOST_SEATS_OF_A_PART, bytes: 800_000 };

export function toSeatPlans(steps: readonly SeatStep[], viewer: Viewer): SeatPlan[] {
  return partsOf(steps, PART_SIZE).map((part) => ({
    id: planIdOf(part, viewer),
    seatCount: part.reduce((sum, { seatIds }) => sum + seatIds.length, 0),
    steps: part.map(({ seatIds, from, to }) => ({ seatIds: [...seatIds], from: shown(from), to: shown(to) })),
  }));
}

/** Id that binds the steps to the customer. */
export function planIdOf(steps: readonly SeatSteps[], { userId }: Viewer): string {
  const told = steps.map(({ seatIds, from, to }) => [seatIds, shown(from), shown(to)]);
  return createHash('sha256')
    .update(JSON.stringify([userId, told]))
    .digest('base64url');
}

export function toSteps(inputs: readonly SeatStepInput[]): SeatSteps[] {
  return inputs.map(({ seatIds, from, to }) => ({ seatIds, from: toState(from), to: toState(to) }));
}

export function eachSeat(steps: readonly SeatSteps[]): SeatStep[] {
  return steps.flatMap(({ seatIds, from, to }) => seatIds.map((seatId) => ({ seatId, from, to })));
}

function toState({ email, managers, note }: SeatStateInput): SeatState {
  return {
    ...(email != null && { email }),
    ...(managers != null && { managers }),
    ...(note != null && { note }),
  };
}

function shown({ email, managers, note }: SeatState): ShownState {
  return { email: email ?? null, managers: managers ? [...managers] : null, note: note ?? null };
}
