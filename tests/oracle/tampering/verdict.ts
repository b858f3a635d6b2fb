import { Fraction } from '#domain/testkit/fraction';
import type { PricedFigures } from '#domain/testkit/priced-figures';
import { reckon } from '#domain/testkit/pricing-oracle';
import type { StoreCart } from '#domain/testkit/store-order';
import type { Form } from './order-form';
import type { World, WorldCustomer, WorldGroup } from './world';

/** Required outcome of an order: nothing, or exactly this sale. */
export type Verdict =
  | { readonly isSold: false }
  | {
      readonly isSold: true;
      readonly cart: StoreCart;
      readonly group: WorldGroup | null;
      readonly figures: PricedFigures;
    };

const REFUSED: Verdict = { isSold: false };

/**
 * Judges a received form by the specification and the oracle alone: sold only if it is valid, names a group
 * that may be joined, and claims the right price with the right use of coupons.
 */
export function verdictOf(
  form: Form,
  kind: StoreCart['kind'],
  customer: WorldCustomer,
  world: World,
): Verdict {
  if ((form['userId'] || customer.user.id) !== customer.user.id) return REFUSED;
  const cart = readCart(form, kind);
  const group = readGroup(form, customer);
  if (cart === null || group === 'unknown') return REFUSED;
  const groupKind = cart.kind === 'cloud' ? cart.plan : cart.kind;
  if (group && !(group.isOpen && group.kind === groupKind)) return REFUSED;
  const { today, priceList } = world;
  const figures = reckon({ cart, priceList, today, coupons: customer.coupons, coTermGroup: group });
  return isClaimed(form, figures, customer) ? { isSold: true, cart, group, figures } : REFUSED;
}

function readCart(form: Form, kind: StoreCart['kind']): StoreCart | null {
  // Any unknown code means a year (ENUM-02).
  const term = ([1, 4, 5] as const).find((code) => String(code) === form['term']?.trim()) ?? 2;
  const count = (field: string) => {
    const text = (form[field] ?? '').trim();
    const value = text === '' ? 0 : Number(text);
    return /^\d*$/.test(text) && value <= 100_000 ? value : null;
  };
  if (kind === 'ase') {
    const productType = (['ASEC5', 'ASEC10', 'ASEC20', 'ASEC50', 'ASEC100'] as const).find(
      (name) => name === form['productType']?.trim(),
    );
    return productType ? { kind, term, productType } : null;
  }
  if (kind === 'rp') {
    const [proQuantity, teamQuantity, entQuantity] = ['proQuantity', 'teamQuantity', 'entQuantity'].map(
      count,
    );
    if (proQuantity == null || teamQuantity == null || entQuantity == null) return null;
    return proQuantity + teamQuantity + entQuantity > 0
      ? { kind, term, proQuantity, teamQuantity, entQuantity }
      : null;
  }
  const [authorQuantity, publisherQuantity] = ['authorQuantity', 'publisherQuantity'].map(count);
  const plan = form['isCfb'] === 'true' ? 'cfb' : 'cloud';
  if (authorQuantity == null || publisherQuantity == null || authorQuantity + publisherQuantity === 0)
    return null;
  if ((plan === 'cloud' && publisherQuantity > 0) || form['isReactivate'] === 'true') return null;
  return { kind, plan, term, authorQuantity, publisherQuantity };
}

function readGroup(form: Form, { groups }: WorldCustomer): WorldGroup | null | 'unknown' {
  const idIn = (field: string) => (form[field] === 'New Group' ? '' : (form[field] ?? ''));
  const [id, coTermId] = [idIn('subscriptionGroup'), idIn('cotermGroup')];
  if (id !== '' && coTermId !== '' && coTermId !== id) return 'unknown';
  const named = id || coTermId;
  return named === '' ? null : (groups.find((group) => group.id === named) ?? 'unknown');
}

const ADJUSTMENTS: Readonly<Record<number, string>> = {
  0: 'proSubAdj',
  1: 'teamSubAdj',
  2: 'entSubAdj',
  3: 'asec5SubAdj',
  4: 'asec10SubAdj',
  5: 'asec20SubAdj',
  6: 'asec50SubAdj',
  7: 'asec100SubAdj',
  13: 'authorSubAdj',
  14: 'authorSubAdj',
  15: 'publisherSubAdj',
};

function isClaimed(form: Form, { total, lines }: PricedFigures, { coupons }: WorldCustomer): boolean {
  const described = new Map(coupons.map(({ id, description }) => [id, description]));
  const uses = lines.flatMap(({ code, coupons: applied }) =>
    applied.map(({ id, qty, each }) => ({ id, code, qty, each, description: described.get(id) ?? '' })),
  );
  return (
    isWithinACent(form['userTotalPrice'] ?? '', total) &&
    Object.values(ADJUSTMENTS).every((field) => isAdjusted(form, field, lines)) &&
    areClaimed(form['appliedCoupons'] ?? '', uses)
  );
}

/** A product that is not bought has no adjustment; naming one is optional. */
function isAdjusted(form: Form, field: string, lines: PricedFigures['lines']): boolean {
  const sent = form[field] ?? '';
  const line = lines.find(({ licenseType }) => ADJUSTMENTS[licenseType] === field);
  return sent === '' || isWithinACent(sent, line?.adjustment ?? 0);
}

interface Use {
  readonly id: string;
  readonly description: string;
  readonly code: number;
  readonly qty: number;
  readonly each: number;
}

/** Checks whether the claims match the uses one to one; claims are optional. */
function areClaimed(text: string, uses: readonly Use[]): boolean {
  if (text === '') return true;
  try {
    const claims: unknown = JSON.parse(text);
    return claims === null || (Array.isArray(claims) && arePaired(claims, uses));
  } catch {
    return false;
  }
}

function arePaired([claim, ...others]: readonly unknown[], uses: readonly Use[]): boolean {
  if (claim === undefined) return uses.length === 0;
  return uses.some(
    (use) =>
      isUse(claim, use) &&
      arePaired(
        others,
        uses.filter((other) => other !== use),
      ),
  );
}

function isUse(claim: unknown, use: Use): boolean {
  const { Id, Description, ProductCode, Qty, DiscPerItem, TotalDisc } = Object(claim);
  return (
    (Id === undefined ? Description === use.description : String(Id) === use.id) &&
    (ProductCode === undefined || Number(ProductCode) === use.code) &&
    Qty === use.qty &&
    isWithinACent(String(DiscPerItem), use.each) &&
    isWithinACent(String(TotalDisc), use.each * use.qty)
  );
}

const ONE = new Fraction(1);

/** Checks whether a plain decimal is less than one cent from the amount (CART-19). */
function isWithinACent(text: string, cents: number): boolean {
  const [, whole, places = ''] = /^(-?\d{1,15})(?:\.(\d{1,20}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return false;
  const sent = new Fraction(BigInt(whole + places), 10n ** BigInt(places.length));
  const off = sent.times(new Fraction(100)).minus(new Fraction(cents));
  return ONE.isAbove(off) && off.isAbove(new Fraction(-1));
}

export function takeCoupons(verdict: Verdict, { coupons }: WorldCustomer): void {
  if (!verdict.isSold) return;
  for (const coupon of coupons)
    coupon.remainingUses = verdict.figures.usesLeft[coupon.id] ?? coupon.remainingUses;
}
