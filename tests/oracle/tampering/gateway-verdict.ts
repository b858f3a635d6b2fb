import type { PricedFigures } from '#domain/testkit/priced-figures';
import { reckon } from '#domain/testkit/pricing-oracle';
import type { StoreCart } from '#domain/testkit/store-order';
import { type CartInput, PLANS, type ShownCart, TERMS } from './gateway-client';
import { dollars } from './order-form';
import type { Verdict } from './verdict';
import type { World, WorldCustomer } from './world';

const REFUSED: Verdict = { isSold: false };

/** Decides if a cart may be bought, and its price. */
export function cartVerdict(
  input: CartInput,
  kind: StoreCart['kind'],
  { groups, coupons }: WorldCustomer,
  { today, priceList }: World,
): Verdict {
  const cart = readCart(input, kind);
  if (cart === null) return REFUSED;
  const id = input['subscriptionGroup'];
  const group = id === null ? null : groups.find((found) => found.id === id);
  const groupKind = cart.kind === 'cloud' ? cart.plan : cart.kind;
  if (group === undefined || (group && !(group.isOpen && group.kind === groupKind))) return REFUSED;
  const figures = reckon({ cart, priceList, today, coupons, coTermGroup: group });
  return { isSold: true, cart, group, figures };
}

function readCart(input: CartInput, kind: StoreCart['kind']): StoreCart | null {
  const term = ([1, 2, 4, 5] as const).find((code) => TERMS[code] === input['term']);
  if (term === undefined || 'price' in input) return null;
  if (kind === 'ase') {
    const productType = (['ASEC5', 'ASEC10', 'ASEC20', 'ASEC50', 'ASEC100'] as const).find(
      (name) => name === input['productType'],
    );
    return productType ? { kind, term, productType } : null;
  }
  const names =
    kind === 'rp' ? ['proQuantity', 'teamQuantity', 'entQuantity'] : ['authorQuantity', 'publisherQuantity'];
  const quantities = names.map((name) => Number(input[name]));
  const areWhole =
    names.every((name) => Number.isInteger(input[name])) && quantities.every((n) => n >= 0 && n <= 100_000);
  const [first = 0, second = 0, third = 0] = quantities;
  if (!areWhole || first + second + third === 0) return null;
  if (kind === 'rp') return { kind, term, proQuantity: first, teamQuantity: second, entQuantity: third };
  const plan = (['cfb', 'cloud'] as const).find((name) => PLANS[name] === input['plan']);
  if (!plan || (plan === 'cloud' && second > 0)) return null;
  return { kind, plan, term, authorQuantity: first, publisherQuantity: second };
}

/** The oracle's figures as in a preview, without the gateway's id. */
export function shownAs(figures: PricedFigures): Omit<ShownCart, 'previewId'> {
  return {
    total: dollars(figures.total),
    listTotal: dollars(figures.listTotal),
    adjustmentTotal: dollars(figures.adjustmentTotal),
    discountTotal: dollars(figures.discountTotal),
    expireDate: figures.expireDate,
    lines: figures.lines.map((line) => ({
      productCode: line.code,
      quantity: line.quantity,
      normalItemPrice: dollars(line.price),
      perItemSubscriptionAdj: dollars(line.adjustment),
      total: dollars(line.total),
      appliedCoupons: line.coupons.map(({ id, qty, each }) => ({
        couponId: id,
        qty,
        discPerItem: dollars(each),
        usesLeft: figures.usesLeft[id] ?? 0,
      })),
    })),
  };
}
