import { LICENSE_TYPES_BY_NAME, type SaleLicenseType } from '../../licenses/license-type';
import type { TermCode } from '../../terms/term-code';

export interface CartItem {
  licenseType: SaleLicenseType;
  quantity: number;
}

/** Returns items in line order, without zero quantities. */
export function itemsOf(quantities: readonly (readonly [SaleLicenseType, number])[]): CartItem[] {
  return quantities
    .filter(([, quantity]) => quantity > 0)
    .map(([licenseType, quantity]) => ({ licenseType, quantity }));
}

export interface RpCart {
  term: TermCode;
  proQuantity: number;
  teamQuantity: number;
  entQuantity: number;
}

export function rpItems({ proQuantity, teamQuantity, entQuantity }: Omit<RpCart, 'term'>): CartItem[] {
  return itemsOf([
    [0, proQuantity],
    [1, teamQuantity],
    [2, entQuantity],
  ]);
}

/** Cloud for Business bundles by the vendor's names, with their number of publishers (ENUM-10, CONST-26). */
export const ASE_PRODUCTS = ['ASEC5', 'ASEC10', 'ASEC20', 'ASEC50', 'ASEC100'] as const;
export type AseProduct = (typeof ASE_PRODUCTS)[number];

export interface AseCart {
  term: TermCode;
  productType: AseProduct;
}

export const DEFAULT_ASE_CART: AseCart = { term: 2, productType: 'ASEC5' };

export type AseLicenseType = (typeof LICENSE_TYPES_BY_NAME)[AseProduct];

export function aseLicenseType(product: AseProduct): AseLicenseType {
  return LICENSE_TYPES_BY_NAME[product];
}

export function aseProductOf(licenseType: number): AseProduct | null {
  return ASE_PRODUCTS.find((product) => aseLicenseType(product) === licenseType) ?? null;
}

export function isAseProduct(value: unknown): value is AseProduct {
  return ASE_PRODUCTS.some((product) => product === value);
}

export function publisherCount(product: AseProduct): number {
  return Number(product.slice('ASEC'.length));
}

/** Bundles are sold one at a time. */
export function aseItems({ productType }: Pick<AseCart, 'productType'>): CartItem[] {
  return [{ licenseType: aseLicenseType(productType), quantity: 1 }];
}

/** The business plan sells authors and publishers, the organization plan only authors (D-31). */
export type CloudPlan = 'cfb' | 'cloud';

export interface CloudCart {
  plan: CloudPlan;
  term: TermCode;
  authorQuantity: number;
  publisherQuantity: number;
}

const AUTHORS: Record<CloudPlan, SaleLicenseType> = { cfb: 14, cloud: 13 };
const PUBLISHERS: Record<CloudPlan, SaleLicenseType | null> = { cfb: 15, cloud: null };

export function cloudLicenseTypes(plan: CloudPlan) {
  return { author: AUTHORS[plan], publisher: PUBLISHERS[plan] };
}

/** Returns a cloud cart's items, authors first, without publishers in a plan that has none. */
export function cloudItems({ plan, authorQuantity, publisherQuantity }: Omit<CloudCart, 'term'>): CartItem[] {
  const publisher = PUBLISHERS[plan];
  return itemsOf([
    [AUTHORS[plan], authorQuantity],
    ...(publisher === null ? [] : [[publisher, publisherQuantity] as const]),
  ]);
}
