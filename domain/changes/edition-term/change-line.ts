import type { CalendarDate } from '../../calendar/calendar-date';
import type { SaleLicenseType } from '../../licenses/license-type';
import type { SubscriptionFacts } from '../../licenses/model';
import type { TermCode } from '../../terms/term-code';
import type { PlannedGroup } from './change-plan';
import type { ChangePrice } from './change-price';

/** Units of a group that change alike, with what one of them costs. */
export interface ChangeLine {
  group: SubscriptionFacts;
  kind: PlannedGroup['kind'];
  from: SaleLicenseType;
  to: SaleLicenseType;
  /** From now on. */
  term: TermCode;
  /** The last day that each of them is paid for now. */
  paidUntil: CalendarDate;
  quantity: number;
  price: ChangePrice;
}
