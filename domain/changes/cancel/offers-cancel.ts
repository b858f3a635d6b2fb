import type { CalendarDate } from '../../calendar/calendar-date';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import { sharesGroupEnd } from '../../licenses/paid-until';
import { type ChangeUnit, isUnitCanceled, isUnitEnded, seatUnit } from '../change-unit';

export interface OfferedCancel {
  readonly isCancelOffered: boolean;
  readonly isUncancelOffered: boolean;
}

type Seat = Pick<SeatFacts, 'seatId' | 'licenseType' | 'expireDate' | 'futureLicenseType' | 'futureTerm'>;

/** Offers Cancel for seats that are not canceled, Uncancel while their own end lies ahead (CANC-16, D-63, T-16). */
export function offeredForSeat(
  seat: Seat,
  group: SubscriptionFacts,
  isOwner: boolean,
  today: CalendarDate,
): OfferedCancel {
  const unit = seatUnit(seat);
  return {
    isCancelOffered: isOwner && isGoing(unit, group, today),
    isUncancelOffered:
      isOwner && unit.expireDate !== null && sharesGroupEnd(unit, group) && !isUnitEnded(unit, group, today),
  };
}

export function offeredForGroup(
  group: SubscriptionFacts,
  isOwner: boolean,
  today: CalendarDate,
): OfferedCancel {
  const isOpen = isOwner && group.expireDate >= today;
  return { isCancelOffered: isOpen && !group.canceled, isUncancelOffered: isOpen && group.canceled };
}

function isGoing(unit: ChangeUnit, group: SubscriptionFacts, today: CalendarDate): boolean {
  if (isUnitEnded(unit, group, today)) return false;
  return group.isPurchaseOrder ? unit.expireDate === null : !isUnitCanceled(unit, group);
}

type Ending = Pick<SeatFacts, 'expireDate' | 'futureLicenseType' | 'futureTerm'>;

/** Canceled seat: it works until its group's period ends, and its pending changes are dropped (CANC-03, D-73). */
export function canceledSeat({ expireDate }: Pick<SubscriptionFacts, 'expireDate'>): Ending {
  return endingOn(expireDate);
}

/** A seat that renews as it is (CANC-05). */
export function uncanceledSeat(): Ending {
  return endingOn(null);
}

function endingOn(expireDate: CalendarDate | null): Ending {
  return { expireDate, futureLicenseType: null, futureTerm: null };
}
