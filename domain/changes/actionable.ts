import { EDITIONS } from '../licenses/edition';
import { TERM_CODES } from '../terms/term-code';
import { planCancel, planUncancel } from './cancel/plan-cancel';
import type { ChangeRefusal } from './change-refusal';
import type { ChangeSelection } from './change-unit';
import type { ChangePlan } from './edition-term/change-plan';
import { planEditionChange } from './edition-term/plan-edition-change';
import { type ChangeQuestion, planTermChange } from './edition-term/plan-term-change';
import { checkTransfer, type TransferRefusal } from './transfer/check-transfer';

export const SELECTION_ACTIONS = ['CANCEL', 'UNCANCEL', 'EDITION', 'TERM', 'TRANSFER'] as const;

export type SelectionAction = (typeof SELECTION_ACTIONS)[number];

type Refusal = ChangeRefusal | TransferRefusal;

/** Refusal when nothing selected in the group qualifies, else null. */
type GroupCheck = (selection: ChangeSelection, question: ChangeQuestion) => Refusal | null;

const CHECKS: Record<SelectionAction, GroupCheck> = {
  CANCEL: (selection, question) => refusalOf(planCancel([selection], question)),
  UNCANCEL: (selection, question) => refusalOf(planUncancel([selection], question)),
  EDITION: (selection, question) =>
    refusalOfAll(EDITIONS.map((edition) => planEditionChange([selection], edition, question))),
  TERM: (selection, question) =>
    refusalOfAll(TERM_CODES.map((term) => planTermChange([selection], term, question))),
  TRANSFER: ({ group }, { viewer }) => checkTransfer([group], viewer),
};

export interface Actionable {
  groups: ChangeSelection[];
  refusals: { message: string; groups: ChangeSelection[] }[];
}

export function actionable(
  action: SelectionAction,
  selections: readonly ChangeSelection[],
  question: ChangeQuestion,
): Actionable {
  const groups: ChangeSelection[] = [];
  const reasons = new Map<string, ChangeSelection[]>();
  for (const selection of selections) {
    const refusal = CHECKS[action](selection, question);
    if (refusal === null) groups.push(selection);
    else reasons.set(refusal.message, [...(reasons.get(refusal.message) ?? []), selection]);
  }
  return { groups, refusals: [...reasons].map(([message, refused]) => ({ message, groups: refused })) };
}

type Plan = { readonly ok: true } | { readonly ok: false; readonly refusal: ChangeRefusal };

function refusalOf(plan: Plan): ChangeRefusal | null {
  return plan.ok ? null : plan.refusal;
}

/** Null when any choice is possible; else the last refusal, since the first may concern its own choice only. */
function refusalOfAll(plans: readonly ChangePlan[]): ChangeRefusal | null {
  return plans.some(({ ok }) => ok) ? null : plans.map(refusalOf).reduce((_first, last) => last, null);
}
