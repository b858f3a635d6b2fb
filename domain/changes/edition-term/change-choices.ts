import type { CalendarDate } from '../../calendar/calendar-date';
import type { Cents } from '../../money/cents';
import { type ChangeSelection, isUnitEnded } from '../change-unit';
import { type ChangeTarget, isPaidNow } from './change-plan';
import type { PricedChange } from './price-change';

interface ChoiceCost {
  isPaid: boolean;
  total: Cents;
  /** Day on which pending changes apply; null without any, or when the days differ. */
  changesOn: CalendarDate | null;
}

export function isInForce(
  selections: readonly ChangeSelection[],
  target: ChangeTarget,
  today: CalendarDate,
): boolean {
  const alive = selections.flatMap(({ group, units }) =>
    units.filter((unit) => !isUnitEnded(unit, group, today)).map((unit) => ({ unit, group })),
  );
  const isSame = ({ unit, group }: (typeof alive)[number]) =>
    target.kind === 'TERM' ? group.term === target.term : unit.licenseType === target.licenseType;
  return alive.length > 0 && alive.every(isSame);
}

export function choiceCost({ groups, total }: PricedChange): ChoiceCost {
  const waiting = groups.filter(({ units }) => units.some(({ effect }) => effect === 'TERM_END'));
  const days = new Set(waiting.map(({ expireDate }) => expireDate));
  const [day] = days;
  return { isPaid: isPaidNow(groups), total, changesOn: days.size === 1 ? (day ?? null) : null };
}
