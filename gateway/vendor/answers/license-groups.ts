import { z } from 'zod';
import { shownPhotoAddress } from '#domain/account/profile-photo';
import { productKind } from '#domain/licenses/product-kind';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import type { GroupRecord, SeatRecord } from '../../models/licenses';
import {
  wireDate,
  wireFlag,
  wireGivenName,
  wireId,
  wireInteger,
  wireOptionalDate,
  wireOptionalNumber,
  wireOptionalText,
} from '../wire';
import { failedPayment } from './failed-payment';
import { newRepeated, readSeatRow, toSeat } from './license-seat';

type Read = { ok: true; groups: GroupRecord[] } | { ok: false; path: readonly PropertyKey[] };

interface OpenGroup {
  readonly record: GroupRecord;
  readonly seats: SeatRecord[];
  readonly seen: Set<string>;
}

/** What belongs to the group is read from its first row, which decides (MAN-30); 10,000 rows repeat it 10,000 times. */
export function readGroups(rows: readonly unknown[]): Read {
  const groups = new Map<string, OpenGroup>();
  const repeated = newRepeated();
  let index = -1;
  for (const raw of rows) {
    index += 1;
    const row = readSeatRow(raw);
    if (!row.success) return failure(index, row.error.issues);
    const seat = toSeat(row.data, repeated);
    if (seat === null) return failure(index, []);
    let group = groups.get(seat.subscriptionId);
    if (!group) {
      const part = groupPart.safeParse(raw);
      if (!part.success) return failure(index, part.error.issues);
      const seats: SeatRecord[] = [];
      group = { record: { ...part.data, seats }, seats, seen: new Set() };
      groups.set(seat.subscriptionId, group);
    }
    // A vendor may list a row twice, under its state and under its kind.
    if (group.seen.has(seat.seatId)) continue;
    group.seen.add(seat.seatId);
    group.seats.push(seat);
  }
  return { ok: true, groups: [...groups.values()].map(({ record }) => record) };
}

function failure(index: number, issues: readonly { path: readonly PropertyKey[] }[]): Read {
  return { ok: false, path: [index, ...(issues[0]?.path ?? [])] };
}

const subscription = z.object({
  id: wireId,
  userId: wireId.nullish(),
  ownerId: wireId.nullish(),
  term: wireInteger,
  multiplier: wireInteger.nullish(),
  startDate: wireDate,
  expireDate: wireDate,
  braintreeId: wireOptionalText,
  autoRenew: wireFlag,
  canceled: wireFlag,
  // A number of tries, a date or a flag: the vendor shows only that it is there when a payment failed (STAT-04).
  firstFailedPaymentAttempt: z.unknown().optional(),
  firstFailedPaymentDate: wireOptionalDate,
  failedPayment,
  isAse: wireFlag,
  isLegacyAse: wireFlag,
  isCfb: wireFlag,
  groupNumber: wireOptionalNumber,
  groupName: wireGivenName,
});

const ownerProfile = z
  .object({ email: wireOptionalText, profileImg: wireOptionalText })
  .nullish()
  .transform((profile) => profile ?? { email: null, profileImg: null });

/** Of a seat row, what belongs to its group (MAN-21, MAN-22). */
export const groupPart = z
  .object({
    subscription,
    subscriptionOwner: wireOptionalText,
    ownerProfile,
    pendingOwner: wireOptionalText,
    pendingDate: wireOptionalDate,
  })
  .transform(
    ({ subscription: sub, ...row }): Omit<GroupRecord, 'seats'> => ({
      facts: {
        id: sub.id,
        kind: productKind(sub),
        userId: sub.userId ?? '',
        ownerId: sub.ownerId ?? null,
        ownerEmail: row.subscriptionOwner ?? row.ownerProfile.email,
        term: termCodeOf({ term: sub.term, multiplier: sub.multiplier ?? null }),
        isBilledByTime: isBilledByTime(sub.term),
        startDate: sub.startDate,
        expireDate: sub.expireDate,
        autoRenew: sub.autoRenew,
        canceled: sub.canceled,
        hasFailedPaymentAttempt: isPresent(sub.firstFailedPaymentAttempt),
        firstFailedPaymentDate: sub.firstFailedPaymentDate,
        pendingOwner: row.pendingOwner,
        pendingDate: row.pendingDate,
      },
      keptNumber: sub.groupNumber,
      failedPayment: sub.failedPayment,
      givenName: sub.groupName,
      braintreeId: sub.braintreeId,
      ownerProfileImg: shownPhotoAddress(row.ownerProfile.profileImg),
    }),
  );

function isPresent(attempt: unknown): boolean {
  return attempt !== null && attempt !== undefined && attempt !== '' && attempt !== 0 && attempt !== false;
}
