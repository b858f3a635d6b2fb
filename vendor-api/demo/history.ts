import type { CalendarDate } from '#domain/calendar/calendar-date';
import {
  type AseCart,
  aseItems,
  type CartItem,
  type CloudCart,
  cloudItems,
  type RpCart,
  rpItems,
} from '#domain/store/carts/cart-items';
import { type CoTermGroup, priceCart } from '#domain/store/carts/price-cart';
import type { Coupon } from '#domain/store/coupons/coupon';
import type { Address, CardHolder, CardLabel } from '../billing/buyer';
import { payingCustomer, saveCard } from '../billing/card-on-file';
import type { Database } from '../db/database';
import { couponProducts, coupons } from '../db/schema/store';
import type { VendorDeps } from '../deps';
import { subscriptionConfirmation } from '../orders/sales/confirmation';
import { snapshotLine } from '../orders/sales/order-lines';
import { saveSale } from '../orders/sales/save-sale';
import type { VaultOutcome } from '../payments/payment-gateway';
import { type CartContents, groupKindOf } from '../store/cart-snapshot';
import { loadPriceList } from '../store/prices/load-price-list';

interface HistoricHome {
  readonly domain?: string;
  readonly orgId?: string;
}

export type HistoricCart = RpCart | (AseCart & HistoricHome) | (CloudCart & HistoricHome);

/** A past sale, priced by today's rules and price list. */
export interface HistoricSale {
  readonly userId: string;
  readonly email: string;
  readonly licensee: string;
  readonly address?: Address | undefined;
  readonly vat?: string | undefined;
  readonly purchasedOn: CalendarDate;
  readonly cart: HistoricCart;
  readonly subscriptionId: string | null;
  readonly coTermGroup?: CoTermGroup | undefined;
  /** The last covered day when bought ahead; defaults to one term from the purchase. */
  readonly expireDate?: CalendarDate | undefined;
  readonly coupons?: readonly Coupon[];
  readonly card?: CardLabel | undefined;
  readonly seatIds?: readonly string[];
  readonly isPurchaseOrder?: boolean;
  readonly isRenewal?: boolean;
}

const NO_ADDRESS: Address = { streetAddress: '', locality: '', region: '', postalCode: '', country: '' };

export async function recordHistoricSale(db: Database, sale: HistoricSale): Promise<string> {
  const { userId, email, licensee, purchasedOn } = sale;
  const { contents, items, instanceId } = historicOrder(sale.cart);
  const priced = priceCart({
    items,
    term: sale.cart.term,
    priceList: await loadPriceList(db),
    coupons: sale.coupons ?? [],
    coTermGroup: sale.coTermGroup ?? null,
    today: purchasedOn,
  });
  const lines = priced.lines.map(snapshotLine);
  return saveSale(db, {
    attemptId: null,
    userId,
    kind: sale.isRenewal ? 'renewal' : contents.kind,
    termCode: priced.term,
    licensee,
    subscriptionId: sale.subscriptionId,
    totalCents: priced.total,
    lines,
    confirmation: subscriptionConfirmation(
      {
        group: {
          kind: groupKindOf(contents),
          domain: 'domain' in contents ? contents.domain : null,
          instanceId,
        },
        termCode: priced.term,
        licensee,
        lines,
        expireDate: sale.expireDate ?? priced.expireDate,
        isPurchaseOrder: sale.isPurchaseOrder,
      },
      sale.isRenewal ? 'RENEWAL' : 'PURCHASE',
    ),
    buyer: { name: licensee, email, address: sale.address ?? NO_ADDRESS, vat: sale.vat ?? '' },
    card: sale.card ?? null,
    seatIds: sale.seatIds ?? [],
    purchasedOn,
    purchasedAt: new Date(`${purchasedOn}T12:00:00Z`),
  });
}

function historicOrder(cart: HistoricCart): {
  readonly contents: CartContents;
  readonly items: CartItem[];
  readonly instanceId: string | null;
} {
  if ('productType' in cart) {
    const contents = { kind: 'ase', domain: cart.domain ?? null } as const;
    return { contents, items: aseItems(cart), instanceId: null };
  }
  if ('plan' in cart) {
    const { plan, domain = null, orgId = null } = cart;
    return { contents: { kind: 'cloud', plan, domain, orgId }, items: cloudItems(cart), instanceId: orgId };
  }
  return { contents: { kind: 'rp' }, items: rpItems(cart), instanceId: null };
}

export interface NewCoupon extends Omit<typeof coupons.$inferInsert, 'couponQty' | 'couponUsed'> {
  readonly uses: number;
  readonly productCodes: readonly number[];
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

/** Vaults the card of a nonce at the provider and keeps it, if it is taken. */
export async function putCardOnFile(
  { db, payments, clock }: VendorDeps,
  userId: string,
  nonce: string,
  { vat, ...holder }: CardHolder,
): Promise<VaultOutcome['kind']> {
  const outcome = await payments.vaultCard({ nonce, customer: await payingCustomer(db, userId), ...holder });
  if (outcome.kind === 'stored')
    await db.transaction((tx) => saveCard(tx, clock.now(), userId, outcome.card, { ...holder, vat }));
  return outcome.kind;
}
