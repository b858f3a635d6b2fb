import type { StoreCart } from '#domain/testkit/store-order';
import type { GroupSpec } from '../../vendor-api/demo/builders';

/** A cart to try, and the group that it could join. */
export interface SoldCart {
  readonly cart: StoreCart;
  readonly productCodes: readonly number[];
  readonly group: Pick<GroupSpec, 'seats' | 'licenseType'> & {
    readonly kind: 'rp' | 'ase' | 'cfb' | 'cloud';
  };
}

/** One annual cart of every kind sold in the store. */
export const SOLD_CARTS: Readonly<Record<string, SoldCart>> = {
  'RP seats': {
    cart: { kind: 'rp', term: 2, proQuantity: 2, teamQuantity: 1, entQuantity: 0 },
    productCodes: [802100, 812100],
    group: { kind: 'rp', seats: [{ licenseType: 0 }] },
  },
  'a bundle': {
    cart: { kind: 'ase', term: 2, productType: 'ASEC10' },
    productCodes: [14010011],
    group: { kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }] },
  },
  'seats of Cloud for Business': {
    cart: { kind: 'cloud', plan: 'cfb', term: 2, authorQuantity: 1, publisherQuantity: 2 },
    productCodes: [1701001, 1801001],
    group: { kind: 'cfb', seats: [] },
  },
  'authors of an organization': {
    cart: { kind: 'cloud', plan: 'cloud', term: 2, authorQuantity: 3, publisherQuantity: 0 },
    productCodes: [1601001],
    group: { kind: 'cloud', seats: [] },
  },
};
