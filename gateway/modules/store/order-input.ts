import { z } from 'zod';
import { isSingleLine } from '#domain/text/single-line';
import type { LicenseeInput, PaymentInput, UserError } from '../../resolvers.generated';
import { userError } from '../common/user-error';

const text = (most: number) =>
  z
    .string()
    .max(most, `must not be longer than ${most} characters`)
    .refine((value) => isSingleLine(value.trim()), 'must be one line of text');

/** What the vendor's order form has room for; what it means is checked elsewhere. */
const fits = z.object({
  attemptId: z.string().regex(/^[\w-]{8,64}$/, 'must be a UUID'),
  licensee: z.object({ firstName: text(255), lastName: text(255), company: text(255) }).optional(),
  payment: z
    .object({
      nonce: text(512).nullish(),
      recaptchaToken: text(4_096),
      address: text(255),
      cardholderName: text(175),
      zip: text(32),
      state: text(255),
      city: text(255),
      country: text(255),
      vat: text(64),
      cardVersion: text(128).nullish(),
    })
    .optional(),
});

interface OrderInput {
  readonly attemptId: string;
  /** Upgrades are made out to whom their licences are. */
  readonly licensee?: LicenseeInput;
  /** Carts have it checked apart, once there is a licensee (CART-12). */
  readonly payment?: PaymentInput;
}

/** The first field of an order that cannot be sent, if any. */
export function checkOrderInput(input: OrderInput): UserError | null {
  const parsed = fits.safeParse(input);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  return userError('INVALID_INPUT', `${field} ${issue?.message ?? 'is not valid'}`, { field });
}
