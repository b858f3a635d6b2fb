import { z } from 'zod';
import type { BuyRpSubscriptionInput, UserError } from '../../resolvers.generated';
import { userError } from '../common/user-error';

const text = (most: number) => z.string().max(most, `must not be longer than ${most} characters`);

/** What the vendor's order form has room for; what it means is checked elsewhere. */
const fits = z.object({
  attemptId: z.string().regex(/^[\w-]{8,64}$/, 'must be a UUID'),
  licensee: z.object({ firstName: text(255), lastName: text(255), company: text(255) }),
  payment: z.object({
    nonce: text(512).nullish(),
    recaptchaToken: text(4_096),
    address: text(255),
    cardholderName: text(175),
    zip: text(32),
    state: text(255),
    city: text(255),
    country: text(255),
    vat: text(64),
  }),
});

/** The first field of an order that cannot be sent, if any. */
export function checkOrderInput(input: BuyRpSubscriptionInput): UserError | null {
  const parsed = fits.safeParse(input);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  return userError('INVALID_INPUT', `${field} ${issue?.message ?? 'is not valid'}`, { field });
}
