import { displayName } from '#domain/licenses/display-name';
import { isLicenseType } from '#domain/licenses/license-type';
import { renewedUntil } from '#domain/licenses/renewal-period';
import { nextBillingDate } from '#domain/terms/term-period';
import type { Database } from '../db/database';
import type { GroupRow } from '../licenses/hold-groups';
import { extendGroup, renewSeats, startGroup } from './move-on';
import { nameBundles } from './name-bundles';
import type { RenewedTerm } from './receipt-mails';
import type { PartSnapshot } from './renewal-snapshot';

interface PaidParts {
  readonly parts: readonly PartSnapshot[];
  /** The card that pays from now on. */
  readonly cardToken: string | null;
  /** Whether the customer chose these seats, canceled ones among them: then none of them ends. */
  readonly revives?: boolean;
}

/**
 * Lets a group and its seats go on for what was paid. Counted from where the group ends now, which is the end of the
 * period that was charged unless somebody extended it meanwhile: whatever was paid for is given. Returns the last
 * covered day of every part.
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
