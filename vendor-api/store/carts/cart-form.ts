import { z } from 'zod';
import type { SaleLicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { LONGEST_LICENSEE, licenseeTooLong } from '#domain/store/carts/licensee';
import type { PricedCart } from '#domain/store/carts/price-cart';
import { joinedGroup } from '#domain/store/groups/co-term';
import type { PricedLine } from '#domain/store/prices/priced-line';
import { isSamePrice } from '#domain/store/prices/same-price';
import { parseTermCode, type TermCode } from '#domain/terms/term-code';
import { formText, jsonText } from '../../http/parse-input';
import { payFields } from '../../orders/payment';
import { type Checked, invalidInput, refused } from '../../orders/refusals';

const money = z.union([z.string(), z.number()]).transform(String);

const sentCoupon = z.object(
  {
    Id: z.union([z.string(), z.number()]).transform(String).optional(),
    Description: z.string().optional(),
    Qty: z.number(),
    DiscPerItem: money,
    TotalDisc: money,
    ProductCode: z.coerce.number().optional(),
  },
  { error: 'must be a coupon with Description, Qty, DiscPerItem and TotalDisc' },
);
type SentCoupon = z.infer<typeof sentCoupon>;

const noText = (value: unknown) => (value === '' || value === undefined ? null : value);

/** One per line that a coupon lowers; a change has at most as many lines as its 10,000 seats. */
const MOST_COUPONS = 10_000;

export const priceFields = {
  userTotalPrice: formText(32),
  /** Null if not sent; an empty list claims that none applies. */
  appliedCoupons: z.preprocess(
    noText,
    jsonText(z.array(sentCoupon, { error: 'must be one list of coupons' }).max(MOST_COUPONS).nullable()),
  ),
};

export const cartFields = {
  term: formText(8),
  licenseTo: z.preprocess(
    (value) => (typeof value === 'string' ? value.toUpperCase() : value),
    z.enum(['COMPANY', 'INDIVIDUAL', '']).default(''),
  ),
  firstName: formText(LONGEST_LICENSEE, licenseeTooLong('firstName')),
  lastName: formText(LONGEST_LICENSEE, licenseeTooLong('lastName')),
  company: formText(LONGEST_LICENSEE, licenseeTooLong('company')),
  subscriptionGroup: formText(64),
  cotermGroup: formText(64),
  ...priceFields,
  ...payFields,
};

const cartForm = z.object(cartFields);
export type CartForm = z.infer<typeof cartForm>;

type GroupChoice = Checked<{
  readonly term: TermCode;
  readonly groupId: string | null;
}>;

/** Defaults to annual if the term is not on sale (ENUM-02). */
export function readGroupChoice(
  form: Pick<CartForm, 'term' | 'subscriptionGroup' | 'cotermGroup'>,
): GroupChoice {
  const groupId = joinedGroup(form.subscriptionGroup);
  const coTermId = joinedGroup(form.cotermGroup);
  if (groupId !== null && coTermId !== null && coTermId !== groupId) {
    return refused(invalidInput(message.oneGroupOnly));
  }
  return { ok: true, term: parseTermCode(form.term), groupId: groupId ?? coTermId };
}

/** NaN for anything but digits, which fails the check. */
export function readQuantity(sent: string): number {
  if (sent === '') return 0;
  return /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
}

export interface SentAdjustment {
  readonly licenseTypes: readonly SaleLicenseType[];
  readonly sent: string;
}

/** Compares the required total, and adjustments and coupons if sent. Client values are never used (D-39). */
export function isSamePriced(
  form: Pick<CartForm, 'userTotalPrice' | 'appliedCoupons'>,
  { total, lines }: Pick<PricedCart, 'total' | 'lines'>,
  adjustments: readonly SentAdjustment[],
): boolean {
  return (
    isSamePrice(form.userTotalPrice, total) &&
    adjustments.every((claim) => isSameAdjustment(claim, lines)) &&
    isSameCoupons(form.appliedCoupons, lines)
  );
}

function isSameAdjustment({ licenseTypes, sent }: SentAdjustment, lines: readonly PricedLine[]): boolean {
  if (sent === '') return true;
  const line = lines.find(({ licenseType }) => licenseTypes.includes(licenseType));
  return isSamePrice(sent, line?.perItemSubscriptionAdj ?? 0);
}

interface CouponUse {
  readonly productCode: number;
  readonly couponId: string;
  readonly description: string;
  readonly qty: number;
  readonly discPerItem: number;
  readonly totalDisc: number;
}

function isSameCoupons(claims: readonly SentCoupon[] | null, lines: readonly PricedLine[]): boolean {
  if (claims === null) return true;
  const left: CouponUse[] = lines.flatMap(({ productCode, appliedCoupons }) =>
    appliedCoupons.map((use) => ({ ...use, productCode })),
  );
  // Claims with a coupon id first; the others match the remaining uses.
  const inOrder = claims.toSorted((a, b) => Number(b.Id !== undefined) - Number(a.Id !== undefined));
  const areAllUses = inOrder.every((claim) => {
    const at = left.findIndex((use) => isUse(claim, use));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return areAllUses && left.length === 0;
}

/** The contract identifies a coupon by its description (CART-05); our gateway adds ids. */
function isUse(claim: SentCoupon, use: CouponUse): boolean {
  const isNamed = claim.Id === undefined ? claim.Description === use.description : claim.Id === use.couponId;
  return (
    isNamed &&
    (claim.ProductCode === undefined || claim.ProductCode === use.productCode) &&
    claim.Qty === use.qty &&
    isSamePrice(claim.DiscPerItem, use.discPerItem) &&
    isSamePrice(claim.TotalDisc, use.totalDisc)
  );
}
