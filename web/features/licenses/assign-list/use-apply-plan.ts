import { useState } from 'react';
import { NO_ANSWER } from '../../../app/graphql/refusal';
import type { AssignmentPlanInput } from '../../../schema.generated';
import { seatsText } from '../../../ui/counts';
import { toSeatPlanInput } from '../seat-plan/seat-plan-input';
import { useSeatPlan } from '../seat-plan/use-seat-plan';
import { useOfferUndo } from '../seat-plan/use-undo';
import type { AssignmentPlan, Refusals } from './planned-rows';

interface Applied {
  /** The plan that was applied, and what it was made for: of another list nothing is told. */
  plan: AssignmentPlan;
  input: AssignmentPlanInput;
  refusals: NonNullable<Refusals>;
}

/** Applies a plan part by part. What is under way goes on when the page is left, and says so at its end. */
export function useApplyPlan() {
  const run = useSeatPlan();
  const offerUndo = useOfferUndo();
  const [reached, setReached] = useState<number | null>(null);
  const [applied, setApplied] = useState<Applied | null>(null);
  const [outage, setOutage] = useState<string | null>(null);

  const apply = async (plan: AssignmentPlan, input: AssignmentPlanInput) => {
    setReached(0);
    setOutage(null);
    const { left, refusals: refused, undo, refusal } = await run(plan.parts.map(toSeatPlanInput), setReached);
    const refusals = new Map(refused);
    const isWhole = left.length === 0;
    if (!isWhole) setOutage(refusal ?? NO_ANSWER);
    for (const { steps } of left)
      for (const { seatIds } of steps) for (const id of seatIds) refusals.set(id, 'Not reached yet.');
    const done = plan.changeCount - refusals.size;
    if (done > 0) offerUndo(`${seatsText(done)} changed.`, undo);
    setApplied({ plan, input, refusals });
    setReached(null);
  };

  return { apply, reached, applied, outage, again: () => setApplied(null) };
}
