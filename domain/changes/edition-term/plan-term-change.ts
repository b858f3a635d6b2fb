import type { CalendarDate } from '../../calendar/calendar-date';
import type { Viewer } from '../../licenses/model';
import { isPastDue } from '../../licenses/past-due';
import { effectiveTerm } from '../../licenses/renews';
import { message } from '../../messages/catalogue';
import { type TermCode, termMonths } from '../../terms/term-code';
import { type ChangeRefusal, notEligible, refuseStranger } from '../change-refusal';
import {
  type ChangeEffect,
  type ChangeSelection,
  isPriced,
  isUnitCanceled,
  isUnitEnded,
  leaveOut,
  nothingLeft,
} from '../change-unit';
import type { ChangePlan, PlannedGroup } from './change-plan';

export interface ChangeQuestion {
  viewer: Viewer;
  today: CalendarDate;
  /** Domain of the sales address in some texts, such as `axure.com` (D-12). */
  supportHost: string;
}

/** Runs T-16 in order: longer terms apply now, shorter ones wait, the current one reverts (T-08, D-75). */
export function planTermChange(
  selections: readonly ChangeSelection[],
  newTerm: TermCode,
  question: ChangeQuestion,
): ChangePlan {
  const refusal = groupRefusal(selections, question);
  if (refusal) return { ok: false, refusal };
  const { today } = question;
  const isCloud = selections.some(({ group }) => group.kind !== 'rp');
  if (isCloud && selections.every((selection) => isAllCanceledOn(newTerm, selection)))
    return refused(message.alreadyTermCloud);
  const alive = leaveOut(selections, (unit, group) => (isUnitEnded(unit, group, today) ? 'ENDED' : null));
  const other = leaveOut(alive.left, (unit, group) =>
    effectiveTerm(unit, group.term) === newTerm ? 'SAME' : null,
  );
  if (alive.left.length > 0 && other.left.length === 0)
    return refused(isCloud ? message.alreadyTermCloud : message.alreadyTerm);
  const going = leaveOut(other.left, (unit, group) => (isUnitCanceled(unit, group) ? 'CANCELED' : null));
  const skipped = [...alive.skipped, ...other.skipped, ...going.skipped];
  if (going.left.length === 0) return refused(nothingLeft(skipped));
  const groups = going.left.map((selection) => planGroup(selection, newTerm));
  if (isMixed(groups)) return refused(message.mixedTerms);
  return { ok: true, groups, skipped };
}

function groupRefusal(
  selections: readonly ChangeSelection[],
  { viewer, supportHost }: ChangeQuestion,
): ChangeRefusal | null {
  const groups = selections.map(({ group }) => group);
  const stranger = refuseStranger(groups, viewer);
  if (stranger) return stranger;
  if (groups.some(({ isPurchaseOrder }) => isPurchaseOrder))
    return notEligible(message.termPurchaseOrder(supportHost));
  if (groups.some(isPastDue)) return notEligible(message.termPastDue);
  return selections.every(isPriced) ? null : notEligible(message.termChangeFailed);
}

/** True for a group on this term whose counted seats are all canceled, so that no units are left. */
function isAllCanceledOn(term: TermCode, { group, units }: ChangeSelection): boolean {
  return units.length === 0 && group.term === term;
}

function planGroup({ group, units }: ChangeSelection, term: TermCode): PlannedGroup {
  const effect = effectOf(group.term, term);
  return {
    group,
    kind: 'TERM',
    units: units.map((unit) => ({ unit, effect, licenseType: unit.licenseType, term })),
  };
}

// Compares months because lengths matter (TERM-03), although the codes sort alike.
function effectOf(term: TermCode, newTerm: TermCode): ChangeEffect {
  const [old, now] = [termMonths(term), termMonths(newTerm)];
  if (now === old) return 'REVERT';
  return now > old ? 'NOW' : 'TERM_END';
}

function isMixed(groups: readonly PlannedGroup[]): boolean {
  const effects = groups.flatMap(({ units }) => units.map(({ effect }) => effect));
  return effects.includes('NOW') && effects.includes('TERM_END');
}

function refused(text: string): ChangePlan {
  return { ok: false, refusal: notEligible(text) };
}
