import { and, eq } from 'drizzle-orm';
import { LicenseType } from '#domain/licenses/license-type';
import { UPGRADED_PRODUCT } from '#domain/store/upgrade';
import type { Database } from '../../db/client';
import { seats } from '../../db/schema/licenses';
import { newLicenseKey } from '../../licenses/license-key';
import type { OrderDeps } from '../../orders/order-kind';
import type { UpgradeSnapshot } from './upgrade';

/** Makes every licence of an order a Team licence of version 9 with a new key (PERP-05); returns their keys. */
export async function upgradeLicenses(
  deps: Pick<OrderDeps, 'log'>,
  tx: Database,
  licenses: UpgradeSnapshot['seats'],
): Promise<string[]> {
  const keys: string[] = [];
  for (const { seatId, product } of licenses.toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1))) {
    const [upgraded] = await tx
      .update(seats)
      .set({ product: UPGRADED_PRODUCT, licenseType: LicenseType.Team, key: newLicenseKey() })
      .where(and(eq(seats.id, seatId), eq(seats.product, product)))
      .returning({ key: seats.key });
    if (!upgraded) deps.log.error({ seatId }, 'a licence was paid for that is upgraded already; refund it');
    const key = upgraded?.key ?? (await currentKey(tx, seatId));
    if (key !== null) keys.push(key);
  }
  return keys;
}

async function currentKey(tx: Database, seatId: string): Promise<string | null> {
  const [seat] = await tx.select({ key: seats.key }).from(seats).where(eq(seats.id, seatId));
  return seat?.key ?? null;
}
