import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import { LONGEST_LICENSEE, licenseeTooLong } from '#domain/store/carts/licensee';
import { joinedGroup } from '#domain/store/groups/co-term';
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
export type SentCoupon = z.infer<typeof sentCoupon>;

const noText = (value: unknown) => (value === '' || value === undefined ? null : value);

export const priceFields = {
  userTotalPrice: formText(32),
  /** Null if not sent; an empty list claims that none applies. */
  appliedCoupons: z.preprocess(
    noText,
    jsonText(z.array(sentCoupon, { error: 'must be one list of coupons' }).max(200).nullable()),
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

/** Annual if the term is not on sale (ENUM-02). */
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
