import type { TermCode } from '../terms/term-code';
import type { CartItem } from './cart-item';

/** Bundles of Cloud for Business by the vendor's names; the number is that of publishers (ENUM-10, CONST-26). */
export const ASE_PRODUCTS = ['ASEC5', 'ASEC10', 'ASEC20', 'ASEC50', 'ASEC100'] as const;
export type AseProduct = (typeof ASE_PRODUCTS)[number];

/** One bundle of Cloud for Business (CART-03). */
export interface AseCart {
  term: TermCode;
  productType: AseProduct;
}

/** What the tab opens with (CONST-38). */
export const DEFAULT_ASE_CART: AseCart = { term: 2, productType: 'ASEC5' };

/** Licence types 3 to 7 (ENUM-04). */
export type AseLicenseType = 3 | 4 | 5 | 6 | 7;

const LICENSE_TYPES: Record<AseProduct, AseLicenseType> = {
  ASEC5: 3,
  ASEC10: 4,
  ASEC20: 5,
  ASEC50: 6,
  ASEC100: 7,
};

export function aseLicenseType(product: AseProduct): AseLicenseType {
  return LICENSE_TYPES[product];
}

export function aseProductOf(licenseType: number): AseProduct | null {
  return ASE_PRODUCTS.find((product) => LICENSE_TYPES[product] === licenseType) ?? null;
}

export function isAseProduct(value: unknown): value is AseProduct {
  return ASE_PRODUCTS.some((product) => product === value);
}

/** How many publishers a bundle is for. */
export function publisherCount(product: AseProduct): number {
  return Number(product.slice('ASEC'.length));
}

/** Bundles are sold one at a time. */
export function aseItems({ productType }: Pick<AseCart, 'productType'>): CartItem[] {
  return [{ licenseType: LICENSE_TYPES[productType], quantity: 1 }];
}
