import type { GroupRecord, SeatRecord } from '../../models/licenses';
import { groupPart } from './license-group-part';
import { newRepeated, seatRow, toSeat } from './license-seat';

type Read = { ok: true; groups: GroupRecord[] } | { ok: false; path: readonly PropertyKey[] };

interface OpenGroup {
  readonly record: GroupRecord;
  readonly seats: SeatRecord[];
  readonly seen: Set<string>;
}

/**
 * Groups seat rows by subscription. What belongs to the group (its subscription, owner, transfer) is read from its
 * first row alone: that is the row that decides (MAN-30), and 10,000 rows repeat it 10,000 times.
 */
export function readGroups(rows: readonly unknown[]): Read {
  const groups = new Map<string, OpenGroup>();
  const repeated = newRepeated();
  for (const [index, raw] of rows.entries()) {
    const row = seatRow.safeParse(raw);
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
