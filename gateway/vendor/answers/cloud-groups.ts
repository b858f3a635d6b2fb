import { z } from 'zod';
import { cloudKind, cloudProductName, isCloudPurchaseOrder } from '#domain/cloud/cloud-kind';
import type { CloudCounts } from '#domain/cloud/seat-counts';
import { isLicenseType } from '#domain/licenses/license-type';
import { isBilledByTime } from '#domain/terms/stored-term';
import { parseTermCode } from '#domain/terms/term-code';
import { domainName } from '#domain/text/domain-name';
import type { CloudGroupRecord, SeatRecord } from '../../models/licenses';
import {
  wireCount,
  wireDate,
  wireFlag,
  wireGivenName,
  wireId,
  wireInteger,
  wireList,
  wireOptionalDate,
  wireOptionalNumber,
  wireOptionalText,
} from '../wire';
import { failedPayment } from './failed-payment';
import { newRepeated, readSeatRow, toSeat } from './license-seat';

const count = wireCount.transform((value) => Math.max(0, value));

const group = z.object({
  id: wireId,
  ownerId: wireId.nullish(),
  ownerEmail: wireOptionalText,
  pendingOwnerEmail: wireOptionalText,
  pendingTransferDate: wireOptionalDate,
  domain: wireOptionalText,
  orgName: wireOptionalText,
  isCfb: wireFlag,
  isLegacyAse: wireFlag,
  isAutoRenew: wireFlag,
  term: wireInteger,
  futureTerm: wireInteger.nullish(),
  licenseType: wireInteger.nullish(),
  cloudAuthorUserCount: count,
  rpPublisherUserCount: count,
  canceledAuthorUserCount: count,
  canceledPublisherUserCount: count,
  // A list of rows for bundles; absent or a number for other groups.
  seats: z.unknown().optional(),
  purchaseDate: wireOptionalDate,
  startDate: wireDate,
  expireDate: wireDate,
  firstFailedPaymentDate: wireOptionalDate,
  failedPayment,
  product: wireOptionalText,
  groupNumber: wireOptionalNumber,
  groupName: wireGivenName,
});

// The list that has a group says if it was canceled, there is no field for it (CLOUD-02).
function cloudGroup(canceled: boolean) {
  return group.transform((wire, context): CloudGroupRecord => {
    const seats = seatsOf(wire.id, wire.seats);
    if (seats !== null) return toRecord(wire, seats, canceled);
    context.addIssue({ code: 'custom', message: 'not a seat row', path: ['seats'] });
    return z.NEVER;
  });
}

function toRecord(
  wire: z.output<typeof group>,
  seats: readonly SeatRecord[],
  canceled: boolean,
): CloudGroupRecord {
  const kind = cloudKind(wire);
  const licenseType = isLicenseType(wire.licenseType) ? wire.licenseType : null;
  const autoRenew = wire.isAutoRenew;
  return {
    facts: {
      id: wire.id,
      kind,
      userId: wire.ownerId ?? '',
      ownerId: wire.ownerId ?? null,
      ownerEmail: wire.ownerEmail,
      term: parseTermCode(wire.term),
      isBilledByTime: isBilledByTime(wire.term),
      startDate: wire.startDate,
      expireDate: wire.expireDate,
      autoRenew,
      isPurchaseOrder: isCloudPurchaseOrder({ autoRenew, canceled }),
      canceled,
      hasFailedPaymentAttempt: wire.firstFailedPaymentDate !== null,
      firstFailedPaymentDate: wire.firstFailedPaymentDate,
      pendingOwner: wire.pendingOwnerEmail,
      pendingDate: wire.pendingTransferDate,
    },
    purchaseDate: wire.purchaseDate ?? wire.startDate,
    keptNumber: wire.groupNumber,
    failedPayment: wire.failedPayment,
    givenName: wire.groupName,
    product: wire.product ?? cloudProductName(kind, licenseType),
    authors: wire.cloudAuthorUserCount,
    publishers: wire.rpPublisherUserCount,
    futureTerm: wire.futureTerm == null ? null : parseTermCode(wire.futureTerm),
    canceledSeats: canceledSeats(wire, canceled),
    domain: wire.domain === null ? null : domainName(wire.domain),
    organization: wire.orgName,
    seats,
  };
}

// Nothing of a canceled group renews, with any counts.
function canceledSeats(wire: z.output<typeof group>, canceled: boolean): CloudCounts {
  const [authors, publishers] = [wire.cloudAuthorUserCount, wire.rpPublisherUserCount];
  if (canceled) return { authors, publishers };
  return {
    authors: Math.min(wire.canceledAuthorUserCount, authors),
    publishers: Math.min(wire.canceledPublisherUserCount, publishers),
  };
}

// Null when a row is invalid. The rows lack their subscription.
function seatsOf(id: string, rows: unknown): SeatRecord[] | null {
  if (!Array.isArray(rows)) return [];
  const repeated = newRepeated();
  const seats = rows.map((row: unknown) => {
    const read = readSeatRow({ ...Object(row), subscription: { id } });
    return read.success ? toSeat(read.data, repeated) : null;
  });
  return seats.every((seat) => seat !== null) ? seats : null;
}

const goingOn = cloudGroup(false);

/** REST-40. A group in several lists is taken from the first one; canceled groups come first. */
export const cloudGroups = z
  .object({
    subscriptionGroups: z.array(goingOn),
    pendingSubscriptionGroups: wireList(goingOn),
    canceledSubscriptionGroups: wireList(cloudGroup(true)),
    upcomingSubscriptionGroups: wireList(goingOn),
  })
  .transform((lists): readonly CloudGroupRecord[] => {
    const all = [
      ...lists.canceledSubscriptionGroups,
      ...lists.pendingSubscriptionGroups,
      ...lists.upcomingSubscriptionGroups,
      ...lists.subscriptionGroups,
    ];
    const seen = new Set<string>();
    return all.filter(({ facts }) => !seen.has(facts.id) && seen.add(facts.id));
  });
