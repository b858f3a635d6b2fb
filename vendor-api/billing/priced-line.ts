import { z } from 'zod';
import { timesText } from '#domain/text/counts';

const cents = z.number().int();

const appliedCoupon = z.object({
  couponId: z.string(),
  description: z.string(),
  quantity: z.number().int(),
  discountEachCents: cents,
  discountCents: cents,
});

/** The amounts of a line's steps add up to its amount. */
export const derivationStep = z.object({
  kind: z.enum(['LIST_PRICE', 'CREDIT', 'ADJUSTMENT', 'COUPON']),
  label: z.string(),
  explanation: z.string().nullable(),
  quantity: z.number().int(),
  eachCents: cents,
  amountCents: cents,
});
export type DerivationStep = z.infer<typeof derivationStep>;

export const pricedLine = z.object({
  licenseType: z.number().int(),
  productCode: z.number().int().nullable(),
  productName: z.string(),
  quantity: z.number().int().positive(),
  unitCents: cents,
  adjustmentCents: cents,
  discountCents: cents,
  amountCents: cents,
  derivation: z.array(derivationStep),
  coupons: z.array(appliedCoupon),
});
export type PricedLine = z.infer<typeof pricedLine>;

export type ShownStep = Pick<DerivationStep, 'kind' | 'label' | 'explanation' | 'amountCents'>;

/** Falls back to the line as one step when none are stored: for later charges and older sales. */
export function shownSteps({
  derivation,
  productName,
  quantity,
  amountCents,
}: Pick<PricedLine, 'derivation' | 'productName' | 'quantity' | 'amountCents'>): readonly ShownStep[] {
  if (derivation.length > 0) return derivation;
  return [{ kind: 'LIST_PRICE', label: timesText(productName, quantity), explanation: null, amountCents }];
}
