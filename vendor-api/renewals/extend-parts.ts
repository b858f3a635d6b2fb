import { displayName } from '#domain/licenses/display-name';
import { isLicenseType } from '#domain/licenses/license-type';
import { renewedUntil } from '#domain/renewals/renewal-period';
import { nextBillingDate } from '#domain/terms/term-period';
import type { Database } from '../db/database';
import type { GroupRow } from '../licenses/hold-groups';
import { extendGroup, renewSeats, startGroup } from './move-on';
import { nameBundles } from './name-bundles';
import type { RenewedTerm } from './receipt-mails';
import type { PartSnapshot } from './renewal-snapshot';

interface PaidParts {
  readonly parts: readonly PartSnapshot[];
  readonly cardToken: string | null;
  /** The customer selected these seats, so canceled ones renew too. */
  readonly revives?: boolean;
}

/**
 * Extends a group and its seats by what was paid, from where the group ends now. Returns the last covered day of every
 * part.
 */
export async function extendParts(
  tx: Database,
  group: GroupRow,
  { parts, cardToken, revives = false }: PaidParts,
): Promise<RenewedTerm[]> {
  const terms: RenewedTerm[] = [];
  for (const { termCode, seats } of parts) {
    const expireDate = renewedUntil(group.expireDate, termCode, group.startDate);
    const period = { termCode, expireDate, cardToken };
    const isFirst = terms.push({ termCode, expireDate }) === 1;
    const to = isFirst
      ? await extendGroup(tx, group, period)
      : await startGroup(tx, group, { ...period, startDate: nextBillingDate(group.expireDate) });
    for (const { licenseType, seatIds } of seats) {
      if (!isLicenseType(licenseType)) throw new Error(`unknown licence type ${licenseType}`);
      const product = displayName(licenseType);
      await renewSeats(tx, { from: group.id, to, licenseType, product, seatIds, expireDate, revives });
    }
    await nameBundles(tx, { id: to, kind: group.kind }, nextBillingDate(group.expireDate));
  }
  return terms;
}
