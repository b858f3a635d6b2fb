import type { GatewayContext } from '../../context';
import { requireProfile } from '../account/require-profile';
import { findRows } from './find-rows';
import type { LicenseRow } from './license-row';
import { educationRow, perpetualRow, upgradeCodeRow } from './perpetual/to-license';

/** The licenses of any kind among these that the customer can see, in the order asked for, each once. */
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
