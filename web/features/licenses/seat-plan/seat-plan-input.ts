import type { ApplySeatPlanInput, SeatStateInput } from '../../../schema.generated';
import type { SeatPlan_PlanFragment } from './seat-changes.generated';

export type SeatPlanInput = Pick<ApplySeatPlanInput, 'planId' | 'steps'>;

/** Without the type names that the cache adds. */
export function toSeatPlanInput({ id, steps }: SeatPlan_PlanFragment): SeatPlanInput {
  return {
    planId: id,
    steps: steps.map(({ seatIds, from, to }) => ({
      seatIds,
      from: toStateInput(from),
      to: toStateInput(to),
    })),
  };
}

function toStateInput({
  email,
  managers,
  note,
}: SeatPlan_PlanFragment['steps'][number]['from']): SeatStateInput {
  return { email, managers, note };
}

export function seatIdsOf({ steps }: SeatPlanInput): string[] {
  return steps.flatMap(({ seatIds }) => seatIds);
}

export function concernsManagers({ steps }: SeatPlanInput): boolean {
  return steps.some(({ to }) => to.managers != null);
}
