import type { CalendarDate } from '../../calendar/calendar-date';
import type { ForecastGroup } from '../../renewals/forecast';
import type { RenewingSeat } from '../../renewals/renewal-plan';
import { canceledSeat } from '../cancel/offers-cancel';
import type { ChangeSelection } from '../change-unit';
import { isWholeGroup, seatAfterChange, startedTerm } from '../edition-term/apply-change';
import type { PricedGroup } from '../edition-term/price-change';

export interface SeatGroup extends Pick<ForecastGroup, 'facts'> {
  readonly content: { readonly seats: readonly RenewingSeat[] };
}

/** Returns a group after its part of a change, as two groups if some seats start a period of their own (D-114). */
export function groupsAfterChange(
  { facts, content }: SeatGroup,
  { kind, units, expireDate }: Pick<PricedGroup, 'kind' | 'units' | 'expireDate'>,
  today: CalendarDate,
): SeatGroup[] {
  const planned = new Map(units.map((each) => [each.unit.seatId, each]));
  const isChanging = ({ seatId }: RenewingSeat) => planned.has(seatId);
  const seats = content.seats.map((seat) => {
    const change = planned.get(seat.seatId);
    return change ? { ...seat, ...seatAfterChange(kind, change, expireDate) } : seat;
  });
  const term = startedTerm(kind, units);
  if (term === null) return [{ facts, content: { seats } }];
  const begun = { ...facts, term, startDate: today, expireDate };
  if (isWholeGroup(content.seats, isChanging, facts, today)) return [{ facts: begun, content: { seats } }];
  return [
    { facts, content: { seats: seats.filter((seat) => !isChanging(seat)) } },
    { facts: { ...begun, id: `${facts.id}/${term}` }, content: { seats: seats.filter(isChanging) } },
  ];
}

/** Returns a group with the selected seats canceled (CANC-03). */
export function groupAfterCancel({ facts, content }: SeatGroup, { units }: ChangeSelection): SeatGroup {
  const ending = new Set(units.map(({ seatId }) => seatId));
  const seats = content.seats.map((seat) =>
    ending.has(seat.seatId) ? { ...seat, ...canceledSeat(facts) } : seat,
  );
  return { facts, content: { seats } };
}
