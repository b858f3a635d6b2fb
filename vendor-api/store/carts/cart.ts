import type { z } from 'zod';
import type { SaleLicenseType } from '#domain/licenses/license-type';
import type { CartItem } from '#domain/store/cart-item';
import type { Refusal } from '../../orders/order-answer';
import type { CartContents, CartKindName } from '../cart-snapshot';
import type { CartForm } from './cart-form';
import type { StoreRules } from './store-rules';

export type CartReading =
  | { readonly ok: true; readonly items: readonly CartItem[]; readonly contents: CartContents }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a form claims as the adjustment of one item of a product. */
export interface SentAdjustment {
  readonly licenseTypes: readonly SaleLicenseType[];
  /** Empty when nothing is claimed. */
  readonly sent: string;
}

/** One kind of cart. All else about an order is the same for every kind. */
export interface Cart<Form extends CartForm = CartForm> {
  readonly kind: CartKindName;
  readonly action: string;
  readonly form: z.ZodType<Form>;
  takes?(form: Form): boolean;
  /** What is ordered, if that makes sense in itself. */
  read(form: Form): CartReading;
  /** The adjustments per item that the form may claim. */
  sentAdjustments(form: Form): readonly SentAdjustment[];
  readonly rules: StoreRules;
}
