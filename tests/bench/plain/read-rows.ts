import type { LicenseType } from '#domain/licenses/license-type';
import type { SeatFacts, SubscriptionFacts } from '#domain/licenses/model';
import { isPurchaseOrder } from '#domain/licenses/past-due';
import { productKind } from '#domain/licenses/product-kind';
import { futureTermCode, isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import type { licenseRows } from '../account';

export type Rows = ReturnType<typeof licenseRows>;
type Row = Rows['subRows'][number];

export interface PlainGroup {
  facts: SubscriptionFacts;
  number: number;
  profileImg: string | null;
  seats: SeatFacts[];
}

function toFacts(row: Row): SubscriptionFacts {
  const { subscription: sub } = row;
  return {
    id: sub.id,
    kind: productKind(sub),
    userId: sub.userId,
    ownerId: null,
    ownerEmail: row.subscriptionOwner,
    term: termCodeOf(sub),
    isBilledByTime: isBilledByTime(sub.term),
    startDate: sub.startDate,
    expireDate: sub.expireDate,
    autoRenew: sub.autoRenew,
    isPurchaseOrder: isPurchaseOrder(sub.braintreeId, 'PURCHASE_ORDER'),
    canceled: sub.canceled,
    hasFailedPaymentAttempt: sub.firstFailedPaymentAttempt !== null,
    firstFailedPaymentDate: sub.firstFailedPaymentDate,
    pendingOwner: row.pendingOwner,
    pendingDate: row.pendingDate,
  };
}

function toSeat(row: Row): SeatFacts {
  return {
    seatId: row.seatId,
    licenseType: row.licenseType as LicenseType,
    assignedTo: row.assignedTo,
    managers: row.managers,
    note: row.note,
    purchaseDate: row.purchaseDate,
    expireDate: row.expireDate,
    futureLicenseType: row.futureLicenseType as LicenseType | null,
    futureTerm: row.futureTerm === null ? null : futureTermCode(row.futureTerm, row.futureMultiplier),
  };
}

/** Groups the vendor's rows, without validation. */
export function readRows({ subRows }: Rows): PlainGroup[] {
  const groups = new Map<string, PlainGroup>();
  for (const row of subRows) {
    let group = groups.get(row.subscription.id);
    if (group === undefined) {
      group = {
        facts: toFacts(row),
        number: row.subscription.groupNumber,
        profileImg: row.ownerProfile.profileImg || null,
        seats: [],
      };
      groups.set(row.subscription.id, group);
    }
    group.seats.push(toSeat(row));
  }
  return [...groups.values()];
}
