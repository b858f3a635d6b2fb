import { eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { productCode } from '#domain/licenses/product-code';
import { renewalSetting } from '../../vendor-api/billing/billing-records';
import { users } from '../../vendor-api/db/schema/account';
import { type Confirmation, rpConfirmation } from '../../vendor-api/orders/sales/confirmation';
import { type NewSale, saveSale } from '../../vendor-api/orders/sales/save-sale';
import type { RunningVendor, TestUser } from './start-vendor';

export interface PastSale {
  on: CalendarDate;
  term?: 1 | 2 | 4 | 5;
  /** Name of each product and its price paid, in cents. */
  lines: readonly (readonly [product: string, cents: number])[];
  subscriptionId?: string;
  /** Overrides of its confirmation; RP seats by default. */
  confirmation?: Partial<Confirmation>;
}

const NO_ADDRESS = { streetAddress: '', locality: '', region: '', postalCode: '', country: '' };

/** Inserts past purchases into the vendor's database; returns their order numbers. */
export async function addPastSales(
  { deps }: RunningVendor,
  user: TestUser,
  sales: readonly PastSale[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const sale of sales) ids.push(await saveSale(deps.db, pastSale(user, sale)));
  return ids;
}

export function pastSale(
  user: TestUser,
  { on, term = 2, lines: paid, subscriptionId, confirmation }: PastSale,
): NewSale {
  const lines = paid.map(([productName, cents]) => ({
    licenseType: 0,
    productCode: productCode(0, term),
    productName,
    quantity: 1,
    unitCents: cents,
    adjustmentCents: 0,
    discountCents: 0,
    amountCents: cents,
    derivation: [],
    coupons: [],
  }));
  return {
    attemptId: null,
    userId: user.id,
    kind: 'rp',
    termCode: term,
    licensee: user.name,
    subscriptionId: subscriptionId ?? null,
    totalCents: paid.reduce((sum, [, cents]) => sum + cents, 0),
    lines,
    confirmation: {
      ...rpConfirmation({ termCode: term, licensee: user.name, lines, expireDate: on }),
      ...confirmation,
    },
    buyer: { name: user.name, email: user.email, address: NO_ADDRESS, vat: '' },
    card: null,
    seatIds: [],
    purchasedOn: on,
    purchasedAt: new Date(`${on}T12:00:00Z`),
  };
}

/** Reads the renewal receipts setting from the vendor's database: `True` or `False`, and the addresses. */
export async function storedReceipts({ deps }: RunningVendor, user: TestUser): Promise<[string, string]> {
  const [row] = await deps.db.select().from(users).where(eq(users.id, user.id));
  return renewalSetting(deps.db, { id: user.id, email: row?.email ?? '' });
}
