import type { SeatFacts, SubscriptionFacts } from '#domain/licenses/model';
import type { EducationRecord, PerpetualRecord, UpgradeCodeRecord } from './other-licenses';

/** What the vendor says of a seat, as the rules want it. */
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
  readonly seats: readonly SeatRecord[];
}

/** The licences of one customer. */
export interface Licenses {
  readonly groups: readonly GroupRecord[];
  readonly perpetual: readonly PerpetualRecord[];
  readonly education: readonly EducationRecord[];
  readonly upgradeCodes: readonly UpgradeCodeRecord[];
  readonly hasRp: boolean;
}
