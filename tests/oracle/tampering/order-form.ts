import type { PricedFigures } from '#domain/testkit/priced-figures';
import type { StoreCart } from '#domain/testkit/store-order';
import type { WorldGroup } from './world';

export type Form = Record<string, string>;

export const PATHS: Readonly<Record<StoreCart['kind'], string>> = {
  rp: '/cart/buyRpSubscription',
  ase: '/cart/buyAseSubscription',
  cloud: '/cart/buyCloudSubscription',
};

/** The form of an honest client for a cart at its price, without the payment. */
export function honestForm(cart: StoreCart, group: WorldGroup | null, figures: PricedFigures): Form {
  return {
    term: String(figures.term),
    ...contentFields(cart, figures),
    licenseTo: 'Company',
    firstName: 'Ann',
    lastName: 'Lee',
    company: 'Lee Ltd',
    subscriptionGroup: group?.id ?? 'New Group',
    cotermGroup: group?.id ?? '',
    userTotalPrice: dollars(figures.total),
    appliedCoupons: JSON.stringify(
      figures.lines.flatMap(({ code, coupons }) =>
        coupons.map(({ id, qty, each }) => ({
          Id: id,
          Description: 'Any',
          Qty: qty,
          DiscPerItem: dollars(each),
          TotalDisc: dollars(qty * each),
          ProductCode: code,
        })),
      ),
    ),
  };
}

function contentFields(cart: StoreCart, { lines }: PricedFigures): Form {
  const adjustment = (licenseType: number) =>
    dollars(lines.find((line) => line.licenseType === licenseType)?.adjustment ?? 0);
  switch (cart.kind) {
    case 'rp':
      return {
        proQuantity: String(cart.proQuantity),
        teamQuantity: String(cart.teamQuantity),
        entQuantity: String(cart.entQuantity),
        proSubAdj: adjustment(0),
        teamSubAdj: adjustment(1),
        entSubAdj: adjustment(2),
      };
    case 'ase':
      return {
        productType: cart.productType,
        asec5SubAdj: adjustment(3),
        asec10SubAdj: adjustment(4),
        asec20SubAdj: adjustment(5),
        asec50SubAdj: adjustment(6),
        asec100SubAdj: adjustment(7),
      };
    case 'cloud':
      return {
        authorQuantity: String(cart.authorQuantity),
        publisherQuantity: String(cart.publisherQuantity),
        authorSubAdj: adjustment(cart.plan === 'cfb' ? 14 : 13),
        publisherSubAdj: adjustment(15),
        isCfb: String(cart.plan === 'cfb'),
        isReactivate: 'false',
        reactivatingSub: '',
      };
  }
}

/** Formats cents as a decimal, independently of the shop's code. */
export function dollars(cents: number): string {
  return `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}
