import { useMemo, useSyncExternalStore } from 'react';
import { NO_ANSWER } from '../../../app/graphql/refusal';
import { Listeners } from '../../../app/session/listeners';
import { useSignedIn } from '../../../app/session/session-context';
import type { AssignmentPlanInput } from '../../../schema.generated';
import { seatsText } from '../../../ui/counts';
import { toSeatPlanInput } from '../seat-plan/seat-plan-input';
import { PLAN } from '../seat-plan/use-seat-plan';
import { useUndoableParts } from '../seat-plan/use-undo';
import type { AssignmentPlan, Refusals } from './planned-rows';

/** The last plan that was applied, and what it was made for: of another list nothing is told. */
interface Applied {
  /** Whose list, and what it says. */
  of: string;
  plan: AssignmentPlan;
  /** Null while it is under way. */
  refusals: Refusals;
  outage: string | null;
}

// Of the page load, not of the page: what is under way goes on when the page is left, and is found on the way back.
let last: Applied | null = null;
const listeners = new Listeners();

function tell(applied: Applied | null): void {
  last = applied;
  listeners.notify();
}

/** Applies a plan part by part. */
export function useApplyPlan(input: AssignmentPlanInput) {
  const viewerId = useSignedIn().customer.id;
  const run = useUndoableParts(PLAN);
  const of = useMemo(() => `${viewerId} ${JSON.stringify(input)}`, [viewerId, input]);
  const applied = useSyncExternalStore(listeners.add, () => (last?.of === of ? last : null));

  const apply = async (plan: AssignmentPlan) => {
    tell({ of, plan, refusals: null, outage: null });
    const parts = plan.parts.map(toSeatPlanInput);
    const { left, refusals, refusal } = await run(parts, (done) => `${seatsText(done)} changed.`);
    tell({ of, plan, refusals, outage: left.length > 0 ? (refusal ?? NO_ANSWER) : null });
  };

  return { apply, applied, again: () => tell(null) };
}
