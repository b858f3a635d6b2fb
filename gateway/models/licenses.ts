import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { FailedPayment } from '#domain/changes/retry/if-unpaid';
import type { CloudKind } from '#domain/cloud/cloud-kind';
import type { CloudCounts } from '#domain/cloud/seat-counts';
import type { SeatFacts, SubscriptionFacts } from '#domain/licenses/model';
import type { LicensePeople } from '#domain/licenses/perpetual/perpetual-access';
import type { TermCode } from '#domain/terms/term-code';

export interface SeatRecord extends SeatFacts {
  readonly subscriptionId: string;
  /** Offline key; null when never requested or not for this customer. */
  readonly key: string | null;
}

/** Subscription with its seats as the vendor lists them; the sentinel is still raw here (D-62). */
export interface GroupRecord {
  readonly facts: Omit<SubscriptionFacts, 'isPurchaseOrder'>;
  readonly braintreeId: string | null;
  readonly ownerProfileImg: string | null;
  /** The viewer's number of the group at the vendor (D-112); null when the vendor stores none. */
  readonly keptNumber: number | null;
  /** Last failed charge; for the owner only. */
  readonly failedPayment: FailedPayment | null;
  /** Name given by the owner; undefined when the vendor stores no names. */
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

/** License outside subscriptions; `product` is `Axure RP 8 Pro`. */
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
  /** Null for a viewer who may not use it. */
  readonly code: string | null;
  readonly total: number;
  readonly used: number;
}

export interface EducationRecord extends OtherLicense {
  readonly assignedTo: string | null;
  readonly startDate: CalendarDate | null;
  readonly expireDate: CalendarDate | null;
}

/** Cloud group as the vendor lists it (CLOUD-03). */
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
  /** Pending term of counted seats; bundles have their own. */
  readonly futureTerm: TermCode | null;
  /** Counted seats that end with the period (CANC-09). */
  readonly canceledSeats: CloudCounts;
  readonly domain: string | null;
  readonly organization: string | null;
  readonly seats: readonly SeatRecord[];
}
