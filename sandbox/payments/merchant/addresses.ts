import { z } from 'zod';
import type { Address } from '../store/records';

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

function over(old: Address | null, sent: z.infer<typeof parts>): Address {
  const either = (now: string | null | undefined, before: string | null | undefined) =>
    now === undefined ? (before ?? null) : now;
  return {
    firstName: either(sent.first_name, old?.firstName),
    lastName: either(sent.last_name, old?.lastName),
    company: either(sent.company, old?.company),
    streetAddress: either(sent.street_address, old?.streetAddress),
    extendedAddress: either(sent.extended_address, old?.extendedAddress),
    locality: either(sent.locality, old?.locality),
    region: either(sent.region, old?.region),
    postalCode: either(sent.postal_code, old?.postalCode),
    countryName: either(sent.country_name, old?.countryName),
    countryCodeAlpha2: either(sent.country_code_alpha2, old?.countryCodeAlpha2),
  };
}

export const billingAddress = parts.transform((address) => over(null, address)).nullish();

/** With `update_existing` what is not named stays; else it is a new address in place of the old one. */
export const billingAddressChange = parts
  .extend({ options: z.object({ update_existing: z.boolean().nullish() }).nullish() })
  .transform(({ options, ...address }) => (old: Address | null): Address => {
    const updatesExisting = options?.update_existing ?? false;
    return over(updatesExisting ? old : null, address);
  })
  .nullish();

export const isBlankAddress = (address: Address): boolean =>
  Object.values(address).every((value) => value === null);
