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
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  company: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
});
export type PersonFields = z.infer<typeof person>;

const vaultOptions = z.object({ make_default: flag, verify_card: flag }).nullish();

export const customerRequest = z.object({
  customer: person
    .extend({
      payment_method_nonce: z.string().nullish(),
      credit_card: z
        .object({
          token: id,
          payment_method_nonce: z.string().nullish(),
          options: vaultOptions,
          billing_address: billingAddress,
        })
        .nullish(),
    })
    .prefault({}),
});

const newPaymentMethod = z.object({
  customer_id: z.string().nullish(),
  payment_method_nonce: z.string().nullish(),
  token: id,
  cardholder_name: z.string().nullish(),
  billing_address: billingAddress,
  options: vaultOptions,
});
export type PaymentMethodFields = z.infer<typeof newPaymentMethod>;

const changedPaymentMethod = z.object({
  payment_method_nonce: z.string().nullish(),
  cardholder_name: z.string().nullish(),
  expiration_month: digits,
  expiration_year: digits,
  expiration_date: digits,
  billing_address: billingAddressChange,
  options: vaultOptions,
});
export type PaymentMethodChange = z.infer<typeof changedPaymentMethod>;

/** The library has two names for one call: of payment methods, and of credit cards. */
const byEitherName = <Fields extends z.ZodType>(fields: Fields) => z.preprocess(unwrapped, fields);
const wrapped = z.object({ payment_method: z.unknown(), credit_card: z.unknown() }).partial();

function unwrapped(body: unknown): unknown {
  const { payment_method: paymentMethod, credit_card: creditCard } = wrapped.safeParse(body).data ?? {};
  return paymentMethod ?? creditCard ?? {};
}

export const paymentMethodRequest = byEitherName(newPaymentMethod);
export const paymentMethodChangeRequest = byEitherName(changedPaymentMethod);

export const transactionRequest = z.object({
  transaction: z
    .object({
      type: z.enum(['sale', 'credit']).default('sale'),
      amount,
      order_id: text,
      payment_method_nonce: z.string().nullish(),
      payment_method_token: z.string().nullish(),
      customer_id: z.string().nullish(),
      customer: person.nullish(),
      credit_card: z.object({ cardholder_name: z.string().nullish() }).nullish(),
      billing: billingAddress,
      options: z
        .object({ submit_for_settlement: flag, store_in_vault: flag, store_in_vault_on_success: flag })
        .nullish(),
    })
    .prefault({}),
});
export type TransactionFields = z.infer<typeof transactionRequest>['transaction'];

export const amountRequest = z
  .object({ transaction: z.object({ amount, order_id: text }).prefault({}) })
  .prefault({});
