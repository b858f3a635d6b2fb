import type { Day } from './calendar';
import { type Cover, MONTHS } from './prices';
import { isCloudProduct } from './products';

/** Takes a percentage off all its products, up to `mostUses`; `used` counts items. */
export interface Coupon {
  readonly owner: string;
  readonly percent: number;
  readonly mostUses: number;
  /** Null if it never expires. */
  readonly lastDay: Day | null;
  readonly isOfFirstYear: boolean;
  used: number;
}

/** Coupons are for purchases, or for renewals of RP seats. */
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

export function isOver({ lastDay }: Coupon, day: Day): boolean {
  return lastDay !== null && lastDay < day;
}

type Item = Pick<Cover, 'product' | 'term'> & { readonly cost: number };

/** Cost of items with the customers' coupons on a day, and the uses of each coupon. */
export class Bill {
  #cost = 0;
  readonly #discounts = new Map<string, number[]>();

  /** `taken`: earlier uses of each coupon. */
  constructor(
    private readonly coupons: Coupons,
    private readonly day: Day,
    private readonly taken = 0,
  ) {}

  add(owner: string, purpose: Purpose, { product, term, cost }: Item): void {
    this.#cost += cost;
    const id = couponId(owner, purpose);
    const coupon = this.coupons.get(id);
    // Coupons for renewals cover editions only.
    const isFor = purpose === 'purchase' || !isCloudProduct(product);
    if (coupon === undefined || !isFor || isOver(coupon, this.day)) return;
    const years = coupon.isOfFirstYear ? Math.max(1, MONTHS[term] / 12) : 1;
    const discount = Math.round((cost * coupon.percent) / (100 * years));
    if (discount > 0) this.#discounts.set(id, [...(this.#discounts.get(id) ?? []), discount]);
  }

  /** In cents, in the middle of the possible range. */
  get charge(): number {
    const { least, most } = this.#taken();
    return this.#cost - (least + most) / 2;
  }

  /** Tolerance in cents, because it is undefined which items get a coupon's last uses. */
  get slack(): number {
    const { least, most } = this.#taken();
    return (most - least) / 2;
  }

  get uses(): Map<string, number> {
    const uses = [...this.#discounts].map(([id, all]) => [id, Math.min(all.length, this.#left(id))] as const);
    return new Map(uses.filter(([, count]) => count > 0));
  }

  #left(id: string): number {
    const { mostUses, used } = usesOf(this.coupons, id);
    return Math.max(0, mostUses - used - this.taken);
  }

  #taken(): { least: number; most: number } {
    let least = 0;
    let most = 0;
    for (const [id, all] of this.#discounts) {
      const sorted = all.toSorted((a, b) => a - b);
      const left = this.#left(id);
      least += sum(sorted.slice(0, left));
      most += left === 0 ? 0 : sum(sorted.slice(-left));
    }
    return { least, most };
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
