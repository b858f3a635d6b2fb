import { useMemo, useSyncExternalStore } from 'react';
import { seatsText } from '#domain/text/counts';
import { NO_ANSWER } from '../../../app/graphql/refusal';
import { Listeners } from '../../../app/session/listeners';
import { useSignedIn } from '../../../app/session/session-context';
import type { AssignmentPlanInput } from '../../../schema.generated';
import { toSeatPlanInput } from '../seat-plan/seat-plan-input';
import { seatWorksBegun } from '../seat-plan/seat-work';
import { PLAN } from '../seat-plan/use-seat-plan';
import { useUndoableParts } from '../seat-plan/use-undo';
import type { AssignmentPlan, PlanOutcome } from './planned-rows';

interface Question {
  readonly viewerId: string;
  readonly input: AssignmentPlanInput;
}

/** Last applied plan. It is not shown for another list, nor after its undo, which is a change of its own. */
interface Applied {
  of: Question;
  plan: AssignmentPlan;
  /** Its number among the changes of seats. */
  work: number;
  /** Null while under way. */
  outcome: PlanOutcome | null;
  outage: string | null;
}

// Kept at module level: a running plan continues when its page is left, and is found on return.
let last: Applied | null = null;
const listeners = new Listeners();

function tell(applied: Applied | null): void {
  last = applied;
  listeners.notify();
}

/** A list that was read again on return is compared by its text. */
function isSame(one: Question, other: Question): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function useApplyPlan(input: AssignmentPlanInput) {
  const viewerId = useSignedIn().customer.id;
  const run = useUndoableParts(PLAN);
  const of = useMemo(() => ({ viewerId, input }), [viewerId, input]);
  const latest = useSyncExternalStore(listeners.add, () => (last?.work === seatWorksBegun() ? last : null));
  const applied = useMemo(() => (latest && isSame(latest.of, of) ? latest : null), [latest, of]);

  const apply = async (plan: AssignmentPlan) => {
    const answer = run(plan.parts.map(toSeatPlanInput), (done) => `${seatsText(done)} changed.`);
    const applied = { of, plan, work: seatWorksBegun() };
    tell({ ...applied, outcome: null, outage: null });
    const { left, refusals, refusal } = await answer;
    const outcome = { refusals, openSeats: new Set(left.flatMap(PLAN.seatIdsOf)) };
    tell({ ...applied, outcome, outage: left.length > 0 ? (refusal ?? NO_ANSWER) : null });
  };

  return { apply, applied, again: () => tell(null) };
}
