import { isCloudProduct, type Product } from './products';

/** A coupon takes off per cent of everything that it is for; `used` counts the items. */
export interface Coupon {
  readonly owner: string;
  readonly percent: number;
  used: number;
}

/** For purchases, or for renewals of RP seats. */
export type Purpose = 'purchase' | 'renewal';

/** By `couponId`. */
export type Coupons = Map<string, Coupon>;

export function couponId(owner: string, purpose: Purpose): string {
  return `${owner} ${purpose}`;
}

export function usesOf(coupons: Coupons, id: string): Coupon {
  const coupon = coupons.get(id);
  if (coupon === undefined) throw new Error(`There is no coupon ${id}.`);
  return coupon;
}

/** What items cost with the coupon of a customer, and how often it was used. */
export class Bill {
  charge = 0;
  readonly uses = new Map<string, number>();

  constructor(private readonly coupons: Coupons) {}

  addRenewal(owner: string, product: Product, cost: number): void {
    // Coupons for renewals are for editions alone.
    if (isCloudProduct(product)) this.charge += cost;
    else this.add(owner, 'renewal', cost);
  }

  add(owner: string, purpose: Purpose, cost: number): void {
    const id = couponId(owner, purpose);
    const { percent = 0 } = this.coupons.get(id) ?? {};
    const discount = Math.round((cost * percent) / 100);
    this.charge += cost - discount;
    if (discount > 0) this.uses.set(id, (this.uses.get(id) ?? 0) + 1);
  }
}
