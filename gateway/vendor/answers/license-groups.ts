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

type Path = readonly PropertyKey[];

type Read = { ok: true; groups: readonly GroupRecord[] } | { ok: false; path: Path };

interface OpenGroup {
  readonly record: GroupRecord;
  readonly seats: SeatRecord[];
  readonly seen: Set<string>;
}

/**
 * Groups of a list of rows. Their data is read from their first row (MAN-30), since each of 10,000 rows
 * repeats it.
 */
export class ListedGroups {
  readonly #groups = new Map<string, OpenGroup>();
  readonly #repeated = newRepeated();
  #rows = 0;
  #fault: Path | null = null;

  static of(rows: readonly unknown[]): ListedGroups {
    const listed = new ListedGroups();
    listed.take(rows);
    return listed;
  }

  get isEmpty(): boolean {
    return this.#rows === 0;
  }

  /** Rows after an invalid one are not read. */
  take(rows: readonly unknown[]): void {
    for (const row of rows) {
      this.#fault ??= this.#read(row);
      this.#rows += 1;
    }
  }

  #read(raw: unknown): Path | null {
    const row = readSeatRow(raw);
    if (!row.success) return this.#pathOf(row.error.issues);
    const seat = toSeat(row.data, this.#repeated);
    if (seat === null) return this.#pathOf([]);
    const group = this.#groups.get(seat.subscriptionId);
    if (group) {
      add(group, seat);
      return null;
    }
    const part = groupPart.safeParse(raw);
    if (!part.success) return this.#pathOf(part.error.issues);
    this.#groups.set(seat.subscriptionId, opened(part.data, seat));
    return null;
  }

  #pathOf([issue]: readonly { path: Path }[]): Path {
    return [this.#rows, ...(issue?.path ?? [])];
  }

  /** Merges the groups of several lists; the first list with a group decides. */
  static merged(lists: readonly ListedGroups[]): Read {
    const groups = new Map<string, OpenGroup>();
    for (const list of lists) {
      if (list.#fault) return { ok: false, path: list.#fault };
      for (const [id, group] of list.#groups) {
        const known = groups.get(id);
        if (known) for (const seat of group.seats) add(known, seat);
        else groups.set(id, group);
      }
    }
    return { ok: true, groups: [...groups.values()].map(({ record }) => record) };
  }
}

function opened(part: Omit<GroupRecord, 'seats'>, first: SeatRecord): OpenGroup {
  const seats = [first];
  return { record: { ...part, seats }, seats, seen: new Set([first.seatId]) };
}

// A vendor may list a row twice, by state and by kind.
function add({ seats, seen }: OpenGroup, seat: SeatRecord): void {
  if (seen.has(seat.seatId)) return;
  seen.add(seat.seatId);
  seats.push(seat);
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
  // A number, a date or a flag; its presence alone means a failed payment (STAT-04).
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

/** Group data of a seat row (MAN-21, MAN-22). */
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
