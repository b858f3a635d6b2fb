import { z } from 'zod';
import { CARD_LIMITS, tooLongText } from '#domain/billing/card-limits';
import { message } from '#domain/messages/catalogue';
import { LONGEST_LICENSEE, licenseeTooLong } from '#domain/store/carts/licensee';
import { paymentChoice } from '#domain/store/carts/payment-choice';
import { isSingleLine } from '#domain/text/plain-text';
import type { LicenseeInput, PaymentInput, UserError } from '../../resolvers.generated';
import { userError } from '../common/user-error';

const text = (most: number) =>
  z
    .string()
    .max(most, `must not be longer than ${most} characters`)
    .refine((value) => isSingleLine(value.trim()), 'must be one line of text');

const name = text(LONGEST_LICENSEE);

/** Lengths and formats of the vendor's order form; the meaning is checked elsewhere. */
const fits = z.object({
  attemptId: z.string().regex(/^[\w-]{8,64}$/, 'must be a UUID'),
  licensee: z.object({ firstName: name, lastName: name, company: name }).optional(),
  payment: z
    .object({
      nonce: text(512).nullish(),
      recaptchaToken: text(4_096),
      address: text(CARD_LIMITS.streetAddress),
      cardholderName: text(CARD_LIMITS.cardholderName),
      zip: text(CARD_LIMITS.postalCode),
      state: text(CARD_LIMITS.region),
      city: text(CARD_LIMITS.city),
      country: text(255),
      vat: text(CARD_LIMITS.vat),
      cardVersion: text(128).nullish(),
    })
    .nullish(),
});

const TOO_LONG: ReadonlyMap<string, string> = new Map([
  ['licensee.firstName', licenseeTooLong('firstName')],
  ['licensee.lastName', licenseeTooLong('lastName')],
  ['licensee.company', licenseeTooLong('company')],
  ['payment.address', tooLongText('streetAddress')],
  ['payment.cardholderName', tooLongText('cardholderName')],
  ['payment.zip', tooLongText('postalCode')],
  ['payment.state', tooLongText('region')],
  ['payment.city', tooLongText('city')],
  ['payment.vat', tooLongText('vat')],
]);

interface CheckedInput {
  readonly attemptId: string;
  /** Absent for upgrades, whose licensee is that of their licenses. */
  readonly licensee?: LicenseeInput;
  /** Carts check it separately, after the licensee (CART-12). */
  readonly payment?: PaymentInput | null | undefined;
}

export function checkOrderInput(input: CheckedInput): UserError | null {
  const parsed = fits.safeParse(input);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  const tooLong = issue?.code === 'too_big' ? TOO_LONG.get(field) : undefined;
  return userError('INVALID_INPUT', tooLong ?? `${field} ${issue?.message ?? 'is not valid'}`, { field });
}

const where = { field: 'payment' };

/** Checks the way of payment against the card on file (T-15). */
export function checkPayment(payment: PaymentInput, hasCard: boolean): UserError | null {
  const { useExistingPaymentMethod, replacePaymentMethod, nonce = null } = payment;
  const choice = paymentChoice(hasCard, { useExistingPaymentMethod, replacePaymentMethod, nonce });
  return choice.ok ? null : userError(choice.code, choice.message, where);
}

export function checkCardNamed(payment: PaymentInput | null | undefined, isAsked: boolean): UserError | null {
  const isNamed = payment !== null && payment !== undefined;
  return isNamed === isAsked
    ? null
    : userError('INVALID_PAYMENT_METHOD', message.paymentMethodInvalid, where);
}
