import { newGroupOfAnn, rpCart } from './rp-cart';

type Form = Record<string, string>;

/** Cart fields of an order form: by default the smallest bundle for a year in a new group, at list price. */
export function aseCart(overrides: Form = {}): Form {
  return {
    ...newGroupOfAnn,
    term: '2',
    productType: 'ASEC5',
    domain: '',
    userTotalPrice: '1020.00',
    asec5SubAdj: '0.00',
    asec10SubAdj: '0.00',
    asec20SubAdj: '0.00',
    asec50SubAdj: '0.00',
    asec100SubAdj: '0.00',
    ...overrides,
  };
}

/** Like `aseCart`: an author and a publisher of Cloud for Business. */
export function cfbCart(overrides: Form = {}): Form {
  return {
    ...newGroupOfAnn,
    term: '2',
    authorQuantity: '1',
    publisherQuantity: '1',
    authorSubAdj: '0.00',
    publisherSubAdj: '0.00',
    isCfb: 'true',
    domain: '',
    orgId: '',
    isReactivate: 'false',
    reactivatingSub: '',
    userTotalPrice: '564.00',
    ...overrides,
  };
}

/** Like `aseCart`: an author of an organization. */
export function cloudCart(overrides: Form = {}): Form {
  return cfbCart({ isCfb: 'false', publisherQuantity: '0', userTotalPrice: '156.00', ...overrides });
}

/** A cart of one kind, with its total. */
export interface SampleCart {
  readonly name: string;
  readonly path: string;
  /** Kind of the groups that it makes and joins. */
  readonly groupKind: 'rp' | 'ase' | 'cfb' | 'cloud';
  form(overrides?: Form): Form;
  readonly total: string;
  /** The same cart on 2026-04-11 in an annual group until 2026-12-31: 100 of 365 days have passed. */
  readonly joined: Form & { readonly userTotalPrice: string };
  /** Code of the first product. */
  readonly productCode: number;
}

export const RP_CART: SampleCart = {
  name: 'RP seats',
  path: '/cart/buyRpSubscription',
  groupKind: 'rp',
  form: rpCart,
  total: '300.00',
  joined: { proSubAdj: '82.19', userTotalPrice: '217.81' },
  productCode: 802100,
};

export const ASE_CART: SampleCart = {
  name: 'a bundle',
  path: '/cart/buyAseSubscription',
  groupKind: 'ase',
  form: aseCart,
  total: '1020.00',
  joined: { asec5SubAdj: '279.45', userTotalPrice: '740.55' },
  productCode: 1405011,
};

export const CFB_CART: SampleCart = {
  name: 'authors and publishers',
  path: '/cart/buyCloudSubscription',
  groupKind: 'cfb',
  form: cfbCart,
  total: '564.00',
  joined: { authorSubAdj: '55.89', publisherSubAdj: '98.63', userTotalPrice: '409.48' },
  productCode: 1701001,
};

export const CLOUD_CART: SampleCart = {
  name: 'authors of an organization',
  path: '/cart/buyCloudSubscription',
  groupKind: 'cloud',
  form: cloudCart,
  total: '156.00',
  joined: { authorSubAdj: '42.74', userTotalPrice: '113.26' },
  productCode: 1601001,
};

/** One cart of every kind sold in the store. */
export const SAMPLE_CARTS: readonly SampleCart[] = [RP_CART, ASE_CART, CFB_CART, CLOUD_CART];
