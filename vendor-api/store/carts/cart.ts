import type { z } from 'zod';
import type { SaleLicenseType } from '#domain/licenses/license-type';
import type { CartItem } from '#domain/store/cart-item';
import type { Checked } from '../../orders/refusals';
import type { CartContents, CartKindName } from '../cart-snapshot';
import type { CartForm } from './cart-form';
import type { StoreRules } from './store-rules';

export type CartReading = Checked<{
  readonly items: readonly CartItem[];
  readonly contents: CartContents;
}>;

export interface SentAdjustment {
  readonly licenseTypes: readonly SaleLicenseType[];
  /** Empty if not sent. */
  readonly sent: string;
}

export interface Cart<Form extends CartForm = CartForm> {
  readonly kind: CartKindName;
  readonly action: string;
  readonly form: z.ZodType<Form>;
  takes?(form: Form): boolean;
  read(form: Form): CartReading;
  sentAdjustments(form: Form): readonly SentAdjustment[];
  readonly rules: StoreRules;
}
