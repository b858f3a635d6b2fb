import { z } from 'zod';
import { LONGEST_LICENSEE, licenseeTooLong } from '#domain/store/licensee';
import { formText, jsonText } from '../../http/parse-input';
import { payFields } from '../../orders/payment';

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
