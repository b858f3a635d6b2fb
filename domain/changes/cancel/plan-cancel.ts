import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { sharesGroupEnd } from '../../licenses/paid-until';
import { message } from '../../messages/catalogue';
import { type ChangeRefusal, notEligible, refusePastDue, refuseStranger } from '../change-refusal';
import {
  type ChangeSelection,
  type ChangeUnit,
  isUnitCanceled,
  isUnitEnded,
  leaveOut,
  nothingLeft,
  type SkippedUnit,
} from '../change-unit';

export interface CancelQuestion {
  readonly viewer: Viewer;
  readonly today: CalendarDate;
}

export type CancelPlan =
  | { readonly ok: true; readonly groups: ChangeSelection[]; readonly skipped: SkippedUnit[] }
  | { readonly ok: false; readonly refusal: ChangeRefusal };

/** Runs the checks of T-16 in order; skips units that are ended or canceled already (CANC-01, CANC-17). */
export function planCancel(selections: readonly ChangeSelection[], question: CancelQuestion): CancelPlan {
  const refusal = groupRefusal(selections, question.viewer);
  if (refusal) return { ok: false, refusal };
  const { left, skipped } = leaveOut(selections, (unit, group) => {
    if (isUnitEnded(unit, group, question.today)) return 'ENDED';
    return isUnitCanceled(unit, group) ? 'CANCELED' : null;
  });
  if (left.length === 0) return { ok: false, refusal: notEligible(nothingLeft(skipped)) };
  return { ok: true, groups: left, skipped };
}

/** Selects canceled or changing units whose end lies ahead (CANC-05, CANC-17), unless they end before their group. */
export function planUncancel(selections: readonly ChangeSelection[], question: CancelQuestion): CancelPlan {
  const refusal = groupRefusal(selections, question.viewer);
  if (refusal) return { ok: false, refusal };
  const { left, skipped } = leaveOut(selections, (unit, group) => {
    if (isUnitEnded(unit, group, question.today)) return 'ENDED';
    if (unit.expireDate === null) return 'SAME';
    return sharesGroupEnd(unit, group) ? null : 'CANCELED';
  });
  if (left.length === 0) {
    const endsEarlier = skipped.some(({ reason }) => reason === 'CANCELED');
    return { ok: false, refusal: notEligible(endsEarlier ? message.endsBeforeGroup : message.lastResort) };
  }
  return { ok: true, groups: left, skipped };
}

/** Checks for a pending change, which both canceling and uncanceling drop (D-73). */
export function hasWaitingChange(unit: Pick<ChangeUnit, 'futureTerm' | 'futureLicenseType'>): boolean {
  return unit.futureTerm !== null || unit.futureLicenseType !== null;
}

export function groupRefusal(
  selections: readonly { readonly group: SubscriptionFacts }[],
  viewer: Viewer,
): ChangeRefusal | null {
  const groups = selections.map(({ group }) => group);
  const stranger = refuseStranger(groups, viewer);
  if (stranger) return stranger;
  if (groups.some(({ isPurchaseOrder }) => isPurchaseOrder)) return notEligible(message.cancelPurchaseOrder);
  return refusePastDue(groups);
}
