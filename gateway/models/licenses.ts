import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { FailedPayment } from '#domain/changes/retry/if-unpaid';
import type { CloudKind } from '#domain/cloud/cloud-kind';
import type { CloudCounts } from '#domain/cloud/seat-counts';
import type { SeatFacts, SubscriptionFacts } from '#domain/licenses/model';
import type { LicensePeople } from '#domain/licenses/perpetual/perpetual-access';
import type { TermCode } from '#domain/terms/term-code';

export interface SeatRecord extends SeatFacts {
  readonly subscriptionId: string;
  /** For use without the internet; null where it was never asked for, or is not for this customer. */
  readonly key: string | null;
}

/** A subscription with its seats, as the vendor lists them. The sentinel is still raw here (D-62). */
export interface GroupRecord {
  readonly facts: Omit<SubscriptionFacts, 'isPurchaseOrder'>;
  readonly braintreeId: string | null;
  readonly ownerProfileImg: string | null;
  /** What the vendor keeps as the viewer's number of the group (D-112); null where it keeps none. */
  readonly keptNumber: number | null;
  /** What the vendor knows of the last try to charge it; for its owner alone. */
  readonly failedPayment: FailedPayment | null;
  /** The name that its owner gave it; undefined where the vendor keeps no names. */
  readonly givenName: string | null | undefined;
  readonly seats: readonly SeatRecord[];
}

export interface Licenses {
  readonly groups: readonly GroupRecord[];
  readonly perpetual: readonly PerpetualRecord[];
  readonly education: readonly EducationRecord[];
  readonly upgradeCodes: readonly UpgradeCodeRecord[];
  readonly hasRp: boolean;
}

/** A licence outside subscriptions; `product` is `Axure RP 8 Pro`. */
export interface OtherLicense extends LicensePeople {
  readonly seatId: string;
  readonly product: string;
  readonly purchaseDate: CalendarDate;
  readonly note: string;
}

export interface PerpetualRecord extends OtherLicense {
  readonly key: string | null;
  readonly licensee: string | null;
  readonly assignedTo: string | null;
}

/** Upgrades paid for in advance (PERP-10). */
export interface UpgradeCodeRecord extends OtherLicense {
  /** Null for whoever may not use it. */
  readonly code: string | null;
  readonly total: number;
  readonly used: number;
}

export interface EducationRecord extends OtherLicense {
  readonly assignedTo: string | null;
  readonly startDate: CalendarDate | null;
  readonly expireDate: CalendarDate | null;
}

/** A cloud group as the vendor lists it (CLOUD-03). */
export interface CloudGroupRecord {
  readonly facts: SubscriptionFacts & { readonly kind: CloudKind };
  readonly purchaseDate: CalendarDate;
  readonly keptNumber: number | null;
  readonly failedPayment: FailedPayment | null;
  readonly givenName: string | null | undefined;
  readonly product: string;
  /** Counted seats; the publishers of bundles are in `seats`. */
  readonly authors: number;
  readonly publishers: number;
  /** What counted seats wait for; bundles each say so themselves. */
  readonly futureTerm: TermCode | null;
  /** Of the counted seats, those that end with the period (CANC-09). */
  readonly canceledSeats: CloudCounts;
  readonly domain: string | null;
  readonly organization: string | null;
  readonly seats: readonly SeatRecord[];
}
