import { z } from 'zod';
import { billingAddress, billingAddressChange } from './addresses';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
  .nullish()
  .transform((value) => value ?? false);
const id = z
  .string()
  .regex(/^[\w-]{1,255}$/)
  .nullish();
const digits = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? undefined);
const amount = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

const person = z.object({
  id,
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  company: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});
export type PersonFields = z.infer<typeof person>;

const vaultOptions = z.object({ makeDefault: flag, verifyCard: flag }).nullish();

export const customerRequest = z.object({
  customer: person
    .extend({
      paymentMethodNonce: z.string().nullish(),
      creditCard: z
        .object({
          token: id,
          paymentMethodNonce: z.string().nullish(),
          options: vaultOptions,
          billingAddress,
        })
        .nullish(),
    })
    .prefault({}),
});

const newPaymentMethod = z.object({
  customerId: z.string().nullish(),
  paymentMethodNonce: z.string().nullish(),
  token: id,
  cardholderName: z.string().nullish(),
  billingAddress,
  options: vaultOptions,
});
export type PaymentMethodFields = z.infer<typeof newPaymentMethod>;

const changedPaymentMethod = z.object({
  paymentMethodNonce: z.string().nullish(),
  cardholderName: z.string().nullish(),
  expirationMonth: digits,
  expirationYear: digits,
  expirationDate: digits,
  billingAddress: billingAddressChange,
  options: vaultOptions,
});
export type PaymentMethodChange = z.infer<typeof changedPaymentMethod>;

/** The SDK has two names for one call, for payment methods and for credit cards. */
const byEitherName = <Fields extends z.ZodType>(fields: Fields) => z.preprocess(unwrapped, fields);
const wrapped = z.object({ paymentMethod: z.unknown(), creditCard: z.unknown() }).partial();

function unwrapped(body: unknown): unknown {
  const { paymentMethod, creditCard } = wrapped.safeParse(body).data ?? {};
  return paymentMethod ?? creditCard ?? {};
}

export const paymentMethodRequest = byEitherName(newPaymentMethod);
export const paymentMethodChangeRequest = byEitherName(changedPaymentMethod);

export const transactionRequest = z.object({
  transaction: z
    .object({
      type: z.enum(['sale', 'credit']).default('sale'),
      amount,
      orderId: text,
      paymentMethodNonce: z.string().nullish(),
      paymentMethodToken: z.string().nullish(),
      customerId: z.string().nullish(),
      customer: person.nullish(),
      creditCard: z.object({ cardholderName: z.string().nullish() }).nullish(),
      billing: billingAddress,
      options: z
        .object({ submitForSettlement: flag, storeInVault: flag, storeInVaultOnSuccess: flag })
        .nullish(),
    })
    .prefault({}),
});
export type TransactionFields = z.infer<typeof transactionRequest>['transaction'];

export const amountRequest = z
  .object({ transaction: z.object({ amount, orderId: text }).prefault({}) })
  .prefault({});
