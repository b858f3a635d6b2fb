import type { SaleLicenseType } from '../licenses/license-type';
import type { StoreCart } from './store-order';

/** Product in a cart, with the codes of T-01 for the terms 1, 2, 4 and 5. */
export interface WantedProduct {
  licenseType: SaleLicenseType;
  codes: string;
  quantity: number;
}

/** Products of a cart in line order; the numbers are copied from the specification by hand. */
export function wantedProducts(cart: StoreCart): WantedProduct[] {
  return productsOf(cart).filter(({ quantity }) => quantity > 0);
}

export function codeFor({ codes }: WantedProduct, term: number): number {
  return Number(codes.split(' ')[[1, 2, 4, 5].indexOf(term)]);
}

function productsOf(cart: StoreCart): WantedProduct[] {
  if (cart.kind === 'rp') {
    return [
      { licenseType: 0, codes: '801100 802100 802200 802300', quantity: cart.proQuantity },
      { licenseType: 1, codes: '811100 812100 812200 812300', quantity: cart.teamQuantity },
      { licenseType: 2, codes: '821100 822100 822200 822300', quantity: cart.entQuantity },
    ];
  }
  if (cart.kind === 'ase') return [BUNDLES[cart.productType]];
  if (cart.plan === 'cloud') {
    return [{ licenseType: 13, codes: '1601000 1601001 1601002 1601003', quantity: cart.authorQuantity }];
  }
  return [
    { licenseType: 14, codes: '1701000 1701001 1701002 1701003', quantity: cart.authorQuantity },
    { licenseType: 15, codes: '1801000 1801001 1801002 1801003', quantity: cart.publisherQuantity },
  ];
}

const BUNDLES: Readonly<Record<'ASEC5' | 'ASEC10' | 'ASEC20' | 'ASEC50' | 'ASEC100', WantedProduct>> = {
  ASEC5: { licenseType: 3, codes: '1305013 1405011 1405021 1405031', quantity: 1 },
  ASEC10: { licenseType: 4, codes: '13010013 14010011 14010021 14010031', quantity: 1 },
  ASEC20: { licenseType: 5, codes: '13020013 14020011 14020021 14020031', quantity: 1 },
  ASEC50: { licenseType: 6, codes: '13050013 14050011 14050021 14050031', quantity: 1 },
  ASEC100: { licenseType: 7, codes: '130100013 140100011 140100021 140100031', quantity: 1 },
};
