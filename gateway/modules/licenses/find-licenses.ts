import type { GatewayContext } from '../../context';
import { badUserInput } from '../../graphql/errors';
import { requireProfile } from '../account/require-profile';
import { loadBook } from './license-book';
import type { LicenseRow, SeatModel } from './license-row';
import { educationRow, perpetualRow, upgradeCodeRow } from './perpetual/to-license';
import type { SeatRow } from './seat-row';
import type { SubscriptionModel } from './to-subscription';

/** Finds the licenses of any kind that the customer sees, in the given order, without duplicates. */
export async function findLicenses(
  context: GatewayContext,
  seatIds: readonly string[],
): Promise<LicenseRow[]> {
  const [seats, { perpetual, education, upgradeCodes }, viewer] = await Promise.all([
    findRows(context, seatIds),
    context.loads.licenses(),
    requireProfile(context),
  ]);
  const wanted = new Map<string, LicenseRow | null>(seatIds.map((id) => [id, null]));
  for (const { row } of seats) wanted.set(row.seatId, row);
  take(perpetual, (record) => perpetualRow(record, viewer));
  take(education, (record) => educationRow(record, viewer));
  take(upgradeCodes, (record) => upgradeCodeRow(record, viewer));
  return [...wanted.values()].filter((row) => row !== null);

  function take<Record extends { readonly seatId: string }>(
    records: readonly Record[],
    toRow: (record: Record) => LicenseRow,
  ) {
    for (const record of records) if (wanted.has(record.seatId)) wanted.set(record.seatId, toRow(record));
  }
}

export async function findLicense(context: GatewayContext, seatId: string): Promise<LicenseRow | null> {
  return (await findLicenses(context, [seatId]))[0] ?? null;
}

interface FoundRow {
  readonly row: SeatRow;
  readonly subscription: SubscriptionModel;
}

export async function findRows(context: GatewayContext, seatIds: readonly string[]): Promise<FoundRow[]> {
  const { subscriptions } = await loadBook(context);
  const wanted = new Map<string, FoundRow | null>(seatIds.map((id) => [id, null]));
  for (const subscription of subscriptions) {
    for (const row of subscription.groupSeats.rows())
      if (wanted.has(row.seatId)) wanted.set(row.seatId, { row, subscription });
  }
  return [...wanted.values()].filter((found) => found !== null);
}

interface FoundSeat {
  readonly seat: SeatModel;
  readonly subscription: SubscriptionModel;
}

export async function findSeat(context: GatewayContext, seatId: string): Promise<FoundSeat | null> {
  const { subscriptions } = await loadBook(context);
  for (const subscription of subscriptions) {
    const seat = subscription.groupSeats.find(seatId);
    if (seat) return { seat, subscription };
  }
  return null;
}

/** Limit of seats per query or mutation, twice the largest known account. */
const MOST = 20_000;

export function requireFewSeats(seatIds: readonly string[]): void {
  if (seatIds.length > MOST) throw badUserInput(`At most ${MOST} seats may be named.`);
}
