import type { SaleLicenseType } from '../licenses/license-type';
import type { TermCode } from '../terms/term-code';
import { type CartItem, itemsOf } from './cart-item';

/** The business plan sells authors and publishers, the organisation plan authors alone (D-31). */
export type CloudPlan = 'cfb' | 'cloud';

/** Seats of a cloud plan (CART-04). */
export interface CloudCart {
  plan: CloudPlan;
  term: TermCode;
  authorQuantity: number;
  publisherQuantity: number;
}

const AUTHORS: Record<CloudPlan, SaleLicenseType> = { cfb: 14, cloud: 13 };
const PUBLISHERS: Record<CloudPlan, SaleLicenseType | null> = { cfb: 15, cloud: null };

/** Licence types on sale in a plan; null where it has none. */
export function cloudLicenseTypes(plan: CloudPlan) {
  return { author: AUTHORS[plan], publisher: PUBLISHERS[plan] };
}

/** What a cloud cart holds, authors first. Publishers count only where the plan has them; `checkCloudCart` refuses others. */
export function cloudItems({ plan, authorQuantity, publisherQuantity }: Omit<CloudCart, 'term'>): CartItem[] {
  const publisher = PUBLISHERS[plan];
  return itemsOf([
    [AUTHORS[plan], authorQuantity],
    ...(publisher === null ? [] : [[publisher, publisherQuantity] as const]),
  ]);
}
