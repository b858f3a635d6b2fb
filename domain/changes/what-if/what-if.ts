import type { CalendarDate } from '../../calendar/calendar-date';
import { EDITIONS } from '../../licenses/edition';
import { type Cents, sumCents } from '../../money/cents';
import { type ForecastGroup, forecastRenewals } from '../../renewals/forecast';
import type { Pricing } from '../../store/prices/priced-line';
import { TERM_CODES } from '../../terms/term-code';
import { actionable } from '../actionable';
import { planCancel } from '../cancel/plan-cancel';
import type { ChangeRefusal } from '../change-refusal';
import type { ChangeSelection } from '../change-unit';
import { isInForce } from '../edition-term/change-choices';
import type { ChangeTarget } from '../edition-term/change-plan';
import { planChange } from '../edition-term/plan-change';
import type { ChangeQuestion } from '../edition-term/plan-term-change';
import { type PricedGroup, priceChange } from '../edition-term/price-change';
import { groupAfterCancel, groupsAfterChange, type SeatGroup } from './groups-after';

export type Scenario = { readonly kind: 'AS_IS' } | ChangeTarget | { readonly kind: 'CANCEL' };

export interface WhatIfFacts extends ChangeQuestion, Omit<Pricing, 'today'> {
  readonly selected: readonly ChangeSelection[];
  /** All groups that the viewer pays for, since they share the uses of coupons. */
  readonly groups: readonly ForecastGroup[];
  /** Last day whose charges count. */
  readonly until: CalendarDate;
}

interface Outcome {
  readonly ok: true;
  /** Selections that an order would contain. */
  readonly asked: readonly ChangeSelection[];
  /** Number of selected seats that would change. */
  readonly seatCount: number;
  readonly dueNow: Cents;
  /** Days on which the changes apply: today, or ends of terms. */
  readonly days: ReadonlySet<CalendarDate>;
  readonly groups: readonly SeatGroup[];
}

type Foreseen = Outcome | { readonly ok: false; readonly refusal: ChangeRefusal };

interface ComparedOutcome extends Omit<Outcome, 'groups'> {
  readonly renewals: Cents;
  readonly total: Cents;
  /** Difference from doing nothing. */
  readonly difference: Cents;
}

export interface ComparedScenario {
  readonly scenario: Scenario;
  readonly outcome: ComparedOutcome | Exclude<Foreseen, Outcome>;
}

/** Compares all scenarios, the unchanged one first; leaves out an edition or term that all seats have. */
export function compareScenarios(facts: WhatIfFacts): ComparedScenario[] {
  const before = renewalCost(concernedBy(facts), facts);
  const compared = scenariosFor(facts).map((scenario) => {
    const foreseen = computeOutcome(scenario, facts);
    if (!foreseen.ok) return { scenario, outcome: foreseen };
    const { groups, ...outcome } = foreseen;
    const renewals = renewalCost(groups, facts);
    const total = outcome.dueNow + renewals;
    return { scenario, outcome: { ...outcome, renewals, total, difference: total - before } };
  });
  return compared.filter(({ scenario, outcome }) => outcome.ok || !isInForceAlready(scenario, facts));
}

function scenariosFor({ selected }: WhatIfFacts): Scenario[] {
  const editions = EDITIONS.map((licenseType) => ({ kind: 'EDITION', licenseType }) as const);
  const terms = TERM_CODES.map((term) => ({ kind: 'TERM', term }) as const);
  return selected.length === 0 ? [] : [{ kind: 'AS_IS' }, ...editions, ...terms, { kind: 'CANCEL' }];
}

function isInForceAlready(scenario: Scenario, { selected, today }: WhatIfFacts): boolean {
  const isChange = scenario.kind === 'EDITION' || scenario.kind === 'TERM';
  return isChange && isInForce(selected, scenario, today);
}

/** Computes the outcome of a scenario by the rules of the orders. */
export function computeOutcome(scenario: Scenario, facts: WhatIfFacts): Foreseen {
  const { selected, today } = facts;
  const concerned = concernedBy(facts);
  switch (scenario.kind) {
    case 'AS_IS':
      return {
        ...{ ok: true, asked: selected, groups: concerned },
        ...{ seatCount: countUnits(selected), dueNow: 0, days: new Set() },
      };
    case 'CANCEL': {
      const asked = qualifying(scenario.kind, facts);
      const plan = planCancel(asked, facts);
      if (!plan.ok) return plan;
      const groups = concerned.map((group) => {
        const canceled = plan.groups.find((each) => each.group.id === group.facts.id);
        return canceled ? groupAfterCancel(group, canceled) : group;
      });
      const days = new Set(plan.groups.map(({ group }) => group.expireDate));
      return { ok: true, asked, seatCount: countUnits(plan.groups), dueNow: 0, days, groups };
    }
    case 'EDITION':
    case 'TERM': {
      const asked = qualifying(scenario.kind, facts);
      const plan = planChange(scenario, asked, facts);
      if (!plan.ok) return plan;
      const { total: dueNow, groups: changed } = priceChange(plan.groups, facts);
      const groups = concerned.flatMap((group) => {
        const part = changed.find((each) => each.group.id === group.facts.id);
        return part ? groupsAfterChange(group, part, today) : [group];
      });
      const days = new Set(changed.flatMap((group) => daysOf(group, today)));
      return { ok: true, asked, seatCount: countUnits(plan.groups), dueNow, days, groups };
    }
  }
}

/** Leaves out groups that refuse any choice, as the dialogs do; if all refuse, keeps them for the message. */
function qualifying(kind: 'CANCEL' | ChangeTarget['kind'], facts: WhatIfFacts): readonly ChangeSelection[] {
  const { groups } = actionable(kind, facts.selected, facts);
  return groups.length > 0 ? groups : facts.selected;
}

function daysOf({ group, units }: PricedGroup, today: CalendarDate): CalendarDate[] {
  return units.map(({ effect }) => (effect === 'TERM_END' ? group.expireDate : today));
}

function countUnits(groups: readonly { readonly units: readonly unknown[] }[]): number {
  return groups.reduce((count, { units }) => count + units.length, 0);
}

function concernedBy({ selected, groups }: WhatIfFacts): SeatGroup[] {
  const ids = new Set(selected.map(({ group }) => group.id));
  return groups.flatMap(({ facts, content }) =>
    ids.has(facts.id) && 'seats' in content ? [{ facts, content }] : [],
  );
}

function renewalCost(after: readonly SeatGroup[], facts: WhatIfFacts): Cents {
  const { selected, groups, until } = facts;
  const concerned = new Set(selected.map(({ group }) => group.id));
  const others = groups.filter((group) => !concerned.has(group.facts.id));
  const ids = new Set(after.map((group) => group.facts.id));
  const charges = forecastRenewals([...others, ...after], facts, until);
  return sumCents(
    charges.filter(({ groupId, date }) => ids.has(groupId) && date <= until).map(({ total }) => total),
  );
}
