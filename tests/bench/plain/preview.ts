import { createHash } from 'node:crypto';
import { groupName } from '#domain/licenses/groups/group-number';
import type { Viewer } from '#domain/licenses/model';
import { toDecimalString as money } from '#domain/money/cents';
import { rpItems } from '#domain/store/carts/cart-items';
import { type PricedCart, previewBasis, priceCart } from '#domain/store/carts/price-cart';
import { isCoTermCandidate } from '#domain/store/groups/co-term';
import { termName } from '#domain/terms/term-code';
import { today } from '../account';
import type { coupons, prices } from '../preview/documents';
import type { BenchCart } from '../preview/question';
import { type Rows, readRows } from './read-rows';
import { readCoupons, readPrices } from './read-store';

const terms = { 1: 'MONTHLY', 2: 'ANNUAL', 4: 'TWO_YEARS', 5: 'THREE_YEARS' } as const;

export interface StoreDocuments {
  readonly viewer: Viewer;
  readonly prices: typeof prices;
  readonly coupons: typeof coupons;
  /** Null when no group is joined. */
  readonly rows: Rows | null;
}

function groupOf(rows: Rows, viewer: Viewer, id: string) {
  const group = readRows(rows).find(({ facts }) => facts.id === id);
  if (!group || !isCoTermCandidate(group.facts, viewer, { kind: 'rp', reactivating: null }, today))
    throw new Error(`${id} cannot be joined.`);
  const { facts, number } = group;
  return { id, term: facts.term, expireDate: facts.expireDate, name: groupName(number, null) };
}

function lineAnswer(line: PricedCart['lines'][number]) {
  const { productCode, product, quantity } = line;
  return {
    productCode,
    product,
    quantity,
    normalItemPrice: money(line.normalItemPrice),
    perItemSubscriptionAdj: money(line.perItemSubscriptionAdj),
    perItemCouponDiscount: money(line.perItemCouponDiscount),
    total: money(line.total),
    appliedCoupons: line.appliedCoupons.map(
      ({ couponId, description, label, qty, discPerItem, totalDisc, usesLeft }) => ({
        couponId,
        description,
        label,
        qty,
        discPerItem: money(discPerItem),
        totalDisc: money(totalDisc),
        usesLeft,
      }),
    ),
    derivation: line.derivation.map(({ kind, label, explanation, quantity: items, perItem, amount }) => ({
      kind,
      label,
      explanation,
      quantity: items,
      perItem: money(perItem),
      amount: money(amount),
    })),
  };
}

function periodAnswer(period: NonNullable<PricedCart['coTerm']>, name: string) {
  const { subscriptionId, periodStart, periodEnd, elapsedDays, totalDays } = period;
  return { subscriptionId, name, periodStart, periodEnd, today: period.today, elapsedDays, totalDays };
}

/** Builds the gateway's answer by hand from the same rules. */
export function previewAnswer(documents: StoreDocuments, cart: BenchCart) {
  const { viewer, rows } = documents;
  const joined =
    rows === null || cart.subscriptionGroup === null ? null : groupOf(rows, viewer, cart.subscriptionGroup);
  const priced = priceCart({
    items: rpItems(cart),
    term: 2,
    priceList: readPrices(documents.prices),
    coupons: readCoupons(documents.coupons),
    coTermGroup: joined,
    today,
  });
  const answer = {
    previewId: createHash('sha256')
      .update(previewBasis('rp', viewer.userId, priced))
      .digest('base64url'),
    term: terms[priced.term],
    termName: termName(priced.term),
    total: money(priced.total),
    listTotal: money(priced.listTotal),
    adjustmentTotal: money(priced.adjustmentTotal),
    discountTotal: money(priced.discountTotal),
    expireDate: priced.expireDate,
    nextBillingDate: priced.nextBillingDate,
    coTerm: priced.coTerm && periodAnswer(priced.coTerm, joined?.name ?? ''),
    lines: priced.lines.map(lineAnswer),
  };
  return { data: { cartPreview: { cart: answer, userErrors: [] } } };
}
