import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { Coupon } from '#domain/store/coupon';
import { type CoTermGroup, priceRpCart, type RpCart } from '#domain/store/price-cart';
import type { CardHolder } from '../billing/card-on-file';
import { saveCard } from '../billing/card-on-file';
import type { Database } from '../db/client';
import { couponProducts, coupons } from '../db/schema/store';
import type { VaultedCard } from '../payments/payment-gateway';
import type { Address } from './orders/snapshot';
import { loadPriceList } from './prices/load-price-list';
import { snapshotLine } from './rp/rp-snapshot';
import { rpConfirmation } from './sales/confirmation';
import { saveSale } from './sales/save-sale';

/** A sale of the past; its amounts are worked out by the rules and the price list of today. */
export interface HistoricSale {
  readonly userId: string;
  readonly email: string;
  readonly licensee: string;
  readonly address?: Address;
  readonly vat?: string;
  readonly purchasedOn: CalendarDate;
  readonly cart: RpCart;
  readonly subscriptionId: string | null;
  /** The group that the seats joined; absent for a group of their own. */
  readonly coTermGroup?: CoTermGroup;
  readonly coupons?: readonly Coupon[];
  readonly card?: { readonly cardType: string; readonly lastFour: string };
  readonly seatIds?: readonly string[];
}

const NO_ADDRESS: Address = { streetAddress: '', locality: '', region: '', postalCode: '', country: '' };

/** Records a sale of the past with its receipt and confirmation, and returns its order number. Makes no seats. */
export async function recordHistoricSale(db: Database, sale: HistoricSale): Promise<string> {
  const { userId, email, licensee, purchasedOn } = sale;
  const priced = priceRpCart({
    cart: sale.cart,
    priceList: await loadPriceList(db),
    coupons: sale.coupons ?? [],
    coTermGroup: sale.coTermGroup ?? null,
    today: purchasedOn,
  });
  const lines = priced.lines.map(snapshotLine);
  return saveSale(db, {
    attemptId: null,
    userId,
    kind: 'rp',
    termCode: priced.term,
    licensee,
    subscriptionId: sale.subscriptionId,
    totalCents: priced.total,
    lines,
    confirmation: rpConfirmation({ termCode: priced.term, licensee, lines, expireDate: priced.expireDate }),
    buyer: { name: licensee, email, address: sale.address ?? NO_ADDRESS, vat: sale.vat ?? '' },
    card: sale.card ?? null,
    seatIds: sale.seatIds ?? [],
    purchasedOn,
    purchasedAt: new Date(`${purchasedOn}T12:00:00Z`),
  });
}

/** A coupon as it is handed out. */
export interface NewCoupon {
  readonly id: string;
  readonly userId: string;
  readonly type: 'percent' | 'fixed' | 'other';
  /** Per cent, or the resulting price in dollars, as a decimal text. */
  readonly amount: string;
  readonly description: string;
  readonly endDate: CalendarDate | null;
  readonly uses: number;
  readonly productCodes: readonly number[];
  readonly isRenewal?: boolean;
}

export async function insertCoupon(
  db: Database,
  { uses, productCodes, ...coupon }: NewCoupon,
): Promise<void> {
  await db.insert(coupons).values({ ...coupon, couponQty: uses });
  await db
    .insert(couponProducts)
    .values(productCodes.map((productCode) => ({ couponId: coupon.id, productCode })));
}

/** Puts a card on file that the payment provider keeps already. */
export async function insertPaymentCard(
  db: Database,
  card: { readonly userId: string; readonly now: Date } & VaultedCard & CardHolder,
): Promise<void> {
  const { userId, now, cardholderName, address, vat, ...vaulted } = card;
  await saveCard(db, now, userId, vaulted, { cardholderName, address, vat });
}
