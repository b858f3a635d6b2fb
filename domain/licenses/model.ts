import type { CalendarDate } from '../calendar/calendar-date';
import type { TermCode } from '../terms/term-code';
import type { LicenseType } from './license-type';
import type { ProductKind } from './product-kind';

export interface SeatFacts {
  seatId: string;
  licenseType: LicenseType;
  /** E-mail address; null while the seat is free. */
  assignedTo: string | null;
  /** E-mail addresses; `Me` stands for the viewer. */
  managers: readonly string[];
  note: string;
  purchaseDate: CalendarDate;
  /** Set when the seat ends or changes at the end of the term. */
  expireDate: CalendarDate | null;
  /** Null when no other license is pending; Pro is 0 and counts as set. */
  futureLicenseType: LicenseType | null;
  futureTerm: TermCode | null;
}

export interface SubscriptionFacts {
  id: string;
  kind: ProductKind;
  userId: string;
  /** Set by vendor answers that name the owner apart from the user. */
  ownerId: string | null;
  /** The owner's e-mail, taken from the group's first row (MAN-30). */
  ownerEmail: string | null;
  term: TermCode;
  /** False for perpetual and manual terms, for which `term` is meaningless (PRICE-10). */
  isBilledByTime: boolean;
  startDate: CalendarDate;
  /** Last covered day. */
  expireDate: CalendarDate;
  autoRenew: boolean;
  isPurchaseOrder: boolean;
  /** True when the group or every seat of it is canceled (D-104). */
  canceled: boolean;
  hasFailedPaymentAttempt: boolean;
  firstFailedPaymentDate: CalendarDate | null;
  pendingOwner: string | null;
  pendingDate: CalendarDate | null;
}

export interface Viewer {
  userId: string;
  email: string;
}
