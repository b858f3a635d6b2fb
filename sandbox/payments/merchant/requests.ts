import { z } from 'zod';
import type { Address } from '../store/records';

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
const amount = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

const billingAddress = z
  .object({
    first_name: text,
    last_name: text,
    company: text,
    street_address: text,
    extended_address: text,
    locality: text,
    region: text,
    postal_code: text,
    country_name: text,
    country_code_alpha2: text,
  })
  .transform(
    (address): Address => ({
      firstName: address.first_name,
      lastName: address.last_name,
      company: address.company,
      streetAddress: address.street_address,
      extendedAddress: address.extended_address,
      locality: address.locality,
      region: address.region,
      postalCode: address.postal_code,
      countryName: address.country_name,
      countryCodeAlpha2: address.country_code_alpha2,
    }),
  )
  .nullish();

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

export const paymentMethodRequest = z.object({
  payment_method: z
    .object({
      customer_id: z.string().nullish(),
      payment_method_nonce: z.string().nullish(),
      token: id,
      cardholder_name: z.string().nullish(),
      billing_address: billingAddress,
      options: vaultOptions,
    })
    .prefault({}),
});

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

/** Refund and settlement: an amount, or the whole when it is left out. */
export const amountRequest = z
  .object({ transaction: z.object({ amount, order_id: text }).prefault({}) })
  .prefault({});
