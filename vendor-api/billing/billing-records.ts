import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { parseBillingName } from '#domain/billing/billing-name';
import { formatDate } from '#domain/calendar/format-date';
import { termOfProduct } from '#domain/licenses/product-code';
import { toDecimalString } from '#domain/money/cents';
import { changeAccount } from '../activity/account-change';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { purchases, saleLines } from '../db/schema/store';
import type { VendorDeps } from '../deps';
import { type Answer, DONE, failure } from '../http/answer';
import type { SignedInUser } from '../http/identity';
import { cardVersion, findCard } from './card-on-file';

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
    // An `autoRenew` order has sold nothing yet.
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

/** Renewal receipts as the vendor's list of two: on or off, and the recipients (SALES-10). */
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

export async function billingInfo(db: Database, { id, company }: SignedInUser) {
  const card = await findCard(db, id);
  return {
    company,
    hasExistingPaymentMethod: card !== null,
    lastFour: card?.lastFour ?? '',
    cardType: card?.cardType ?? '',
    cardholderName: card?.cardholderName ?? '',
    streetAddress: card?.streetAddress ?? '',
    locality: card?.locality ?? '',
    region: card?.region ?? '',
    postalCode: card?.postalCode ?? '',
    country: card?.country ?? '',
    vat: card?.vat ?? '',
    expirationMonth: card?.expirationMonth ?? null,
    expirationYear: card?.expirationYear ?? null,
    // Not in the contract, so only sent when there is a card.
    ...(card && { cardVersion: cardVersion(card) }),
  };
}

export async function updateBillingName(
  deps: Pick<VendorDeps, 'db' | 'clock'>,
  user: SignedInUser,
  typed: string,
): Promise<Answer> {
  const parsed = parseBillingName(typed);
  if (!parsed.ok) return failure(parsed);
  await changeAccount(deps, user, 'Billing name', (tx) =>
    tx.update(users).set({ company: parsed.name }).where(eq(users.id, user.id)),
  );
  return DONE;
}
