import { z } from 'zod';
import { parseCalendarDate } from '#domain/calendar/calendar-date';
import type { GroupRecord, SeatRecord } from '../../../gateway/models/licenses';
import { cloudGroups } from '../../../gateway/vendor/answers/cloud-groups';
import { groupPart } from '../../../gateway/vendor/answers/license-groups';
import { licenseRows } from '../../../gateway/vendor/answers/license-rows';
import { type Repeated, seatRow, toSeat } from '../../../gateway/vendor/answers/license-seat';
import { bytesOf, type VendorReply, type VendorRequest } from '../../../gateway/vendor/http';

/** Shares nothing between rows. */
const NOTHING_SHARED: Repeated = { date: parseCalendarDate, managers: (list) => [...list] };

type Body = Record<string, unknown>;

class NoAnswer extends Error {}

/** Reads the large lists by the schemas alone, row by row, ahead of the gateway. */
export function readPlainly({ path }: VendorRequest, reply: VendorReply): void {
  if (reply.status !== 200) return;
  if (path === '/user/loadLicenseRows') note(reply, licenseRows, plainLicenses);
  if (path === '/user/loadCloudSubscriptionGroups') note(reply, cloudGroups, plainCloudGroups);
}

function note(reply: VendorReply, schema: z.ZodType, read: (body: unknown) => unknown): void {
  const body = parsed(reply);
  if (body === undefined) return;
  try {
    reply.read = { schema, result: { success: true, data: read(body) } };
  } catch (error) {
    // A rule throws a RangeError for an unknown number (ERR-19).
    const isKnown = [z.ZodError, NoAnswer, RangeError].some((kind) => error instanceof kind);
    if (!isKnown) throw error;
    const issue = { code: 'custom' as const, message: 'not as agreed', path: [], input: null };
    reply.read = { schema, result: { success: false, error: new z.ZodError([issue]) } };
  }
}

// The gateway itself rejects invalid JSON.
function parsed(reply: VendorReply): unknown {
  try {
    return JSON.parse(bytesOf(reply).toString('utf8'));
  } catch {
    return undefined;
  }
}

const plainRows = z.array(z.unknown()).nullish();
const rowLists = z.object({
  subRows: z.array(z.unknown()),
  upcomingSubRows: plainRows,
  canceledRows: plainRows,
});

function plainLicenses(body: unknown) {
  const { subRows, upcomingSubRows, canceledRows } = rowLists.parse(body);
  const rows = [...(upcomingSubRows ?? []), ...subRows, ...(canceledRows ?? [])];
  const others = licenseRows.parse({
    ...(body as Body),
    subRows: [],
    upcomingSubRows: null,
    canceledRows: null,
  });
  return { ...others, groups: plainGroups(rows), hasRp: others.hasRp || rows.length > 0 };
}

/** Row by row, so that the first of two faults is reported. */
function plainGroups(rows: readonly unknown[]): GroupRecord[] {
  const parts = new Map<string, z.output<typeof groupPart>>();
  const seats = rows.map((row) => {
    const seat = plainSeat(row);
    if (!parts.has(seat.subscriptionId)) parts.set(seat.subscriptionId, groupPart.parse(row));
    return seat;
  });
  return [...parts].map(([id, part]) => {
    const own = seats.filter(({ subscriptionId }) => subscriptionId === id);
    return { ...part, seats: eachOnce(own) };
  });
}

function eachOnce(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.filter(({ seatId }, index) => seats.findIndex((seat) => seat.seatId === seatId) === index);
}

function plainSeat(raw: unknown): SeatRecord {
  const seat = toSeat(seatRow.parse(raw), NOTHING_SHARED);
  if (seat === null) throw new NoAnswer();
  return seat;
}

const LISTS = [
  'canceledSubscriptionGroups',
  'pendingSubscriptionGroups',
  'upcomingSubscriptionGroups',
  'subscriptionGroups',
] as const;

function plainCloudGroups(body: unknown) {
  const groups = cloudGroups.parse(withoutSeats(body));
  const all = LISTS.flatMap((name) => listIn(body, name));
  const seats = all.map((group) => ({ id: String(group['id']), seats: bundleSeats(group) }));
  return groups.map((group) => ({
    ...group,
    seats: seats.find(({ id }) => id === group.facts.id)?.seats ?? [],
  }));
}

function withoutSeats(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const bare = LISTS.flatMap((name) => {
    const list: unknown = Reflect.get(body, name);
    return Array.isArray(list) ? [[name, list.map(bareGroup)] as const] : [];
  });
  return { ...body, ...Object.fromEntries(bare) };
}

function bareGroup(group: unknown): unknown {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return group;
  return { ...group, seats: null };
}

function listIn(body: unknown, name: string): Body[] {
  return (
    z
      .array(z.record(z.string(), z.unknown()))
      .nullish()
      .parse((body as Body)[name]) ?? []
  );
}

function bundleSeats(group: Body): SeatRecord[] {
  if (!Array.isArray(group['seats'])) return [];
  return group['seats'].map((row: unknown) =>
    plainSeat({ ...Object(row), subscription: { id: String(group['id']) } }),
  );
}
