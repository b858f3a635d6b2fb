import type { ApplySeatPlanInput, SeatStateInput } from '../../../schema.generated';

export type SeatPlanInput = Pick<ApplySeatPlanInput, 'planId' | 'steps'>;

interface ReadState {
  email: string | null;
  managers: readonly string[] | null;
  note: string | null;
}

interface ReadPlan {
  id: string;
  steps: readonly { seatIds: readonly string[]; from: ReadState; to: ReadState }[];
}

export function toSeatPlanInput({ id, steps }: ReadPlan): SeatPlanInput {
  return {
    planId: id,
    steps: steps.map(({ seatIds, from, to }) => ({
      seatIds: [...seatIds],
      from: toStateInput(from),
      to: toStateInput(to),
    })),
  };
}

function toStateInput({ email, managers, note }: ReadState): SeatStateInput {
  return { email, managers: managers && [...managers], note };
}

export function seatIdsOf({ steps }: SeatPlanInput): string[] {
  return steps.flatMap(({ seatIds }) => seatIds);
}

export function concernsManagers({ steps }: SeatPlanInput): boolean {
  return steps.some(({ to }) => to.managers != null);
}
