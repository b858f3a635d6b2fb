import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { formatDate } from '#domain/calendar/format-date';
import { termOfProduct } from '#domain/licenses/product-code';
import { toDecimalString } from '#domain/money/cents';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { purchases, saleLines } from '../db/schema/store';

/** One record per product line, newest first (SALES-07). */
export async function saleRecords(db: Database, userId: string) {
  const rows = await db
    .select({
      saleId: saleLines.id,
      purchaseId: purchases.id,
      productName: saleLines.productName,
      licenseType: saleLines.licenseType,
      productCode: saleLines.productCode,
      saleTerm: purchases.termCode,
      purchasedDate: purchases.purchasedOn,
      amountCents: saleLines.amountCents,
      quantity: saleLines.quantity,
    })
    .from(saleLines)
    .innerJoin(purchases, eq(purchases.id, saleLines.purchaseId))
    // Nothing was sold yet.
    .where(and(eq(purchases.userId, userId), ne(purchases.kind, 'autoRenew')))
    .orderBy(
      desc(purchases.purchasedOn),
      desc(purchases.purchasedAt),
      asc(saleLines.purchaseId),
      asc(saleLines.position),
    );
  return rows.map(({ amountCents, licenseType, productCode, saleTerm, ...record }) => ({
    ...record,
    // Seats of a renewal may have different terms (D-114).
    term: (productCode === null ? null : termOfProduct(licenseType, productCode)) ?? saleTerm,
    purchasedDateString: formatDate(record.purchasedDate),
    amount: toDecimalString(amountCents),
  }));
}

/** Whether renewal receipts are mailed, and to whom, as the vendor's list of two (SALES-10). */
export async function renewalSetting(
  db: Database,
  user: { id: string; email: string },
): Promise<[string, string]> {
  const [setting] = await db
    .select({ isOn: users.sendReceipts, recipients: users.receiptRecipients })
    .from(users)
    .where(eq(users.id, user.id));
  return [setting?.isOn ? 'True' : 'False', setting?.recipients || user.email];
}
