import { z } from 'zod';
import type { Address } from '../store/records';

/** Part of an address; a blank one counts as none. */
const part = z
  .string()
  .nullish()
  .transform((value) => (value === undefined ? undefined : value?.trim() || null));

const parts = z.object({
  first_name: part,
  last_name: part,
  company: part,
  street_address: part,
  extended_address: part,
  locality: part,
  region: part,
  postal_code: part,
  country_name: part,
  country_code_alpha2: part,
});

/** An address as a request names it: parts that it does not name are undefined. */
type AddressParts = { readonly [Part in keyof Address]: Address[Part] | undefined };

const named = (address: z.infer<typeof parts>): AddressParts => ({
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
});

/** Parts over an address: what they do not name stays. */
const over = (address: Address | null, sent: AddressParts): Address => {
  const keep = <Part extends keyof Address>(name: Part) =>
    sent[name] === undefined ? (address?.[name] ?? null) : sent[name];
  return {
    firstName: keep('firstName'),
    lastName: keep('lastName'),
    company: keep('company'),
    streetAddress: keep('streetAddress'),
    extendedAddress: keep('extendedAddress'),
    locality: keep('locality'),
    region: keep('region'),
    postalCode: keep('postalCode'),
    countryName: keep('countryName'),
    countryCodeAlpha2: keep('countryCodeAlpha2'),
  };
};

export const billingAddress = parts.transform((address) => over(null, named(address))).nullish();

/** With `update_existing` what is not named stays; else it is a new address in place of the old one. */
export const billingAddressChange = parts
  .extend({ options: z.object({ update_existing: z.boolean().nullish() }).nullish() })
  .transform(({ options, ...address }) => (old: Address | null): Address => {
    const updatesExisting = options?.update_existing ?? false;
    return over(updatesExisting ? old : null, named(address));
  })
  .nullish();

export const isBlankAddress = (address: Address): boolean =>
  Object.values(address).every((value) => value === null);
