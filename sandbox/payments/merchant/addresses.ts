import { z } from 'zod';
import { type Address, addressOf, withSent } from '../store/records';

const part = z.string().nullish();
const textOf = (value: string | null | undefined) => value?.trim() || null;

const newAddress = addressOf(part.transform(textOf));

export const billingAddress = newAddress.nullish();

/** With `update_existing`, fields not sent stay; otherwise the new address replaces the old one. */
export const billingAddressChange = addressOf(
  part.transform((value) => (value === undefined ? undefined : textOf(value))),
)
  .extend({ options: z.object({ updateExisting: z.boolean().nullish() }).nullish() })
  .transform(({ options, ...sent }) => (old: Address | null): Address => {
    const before = options?.updateExisting ? old : null;
    return withSent(before ?? newAddress.parse({}), sent);
  })
  .nullish();

export const isBlankAddress = (address: Address): boolean =>
  Object.values(address).every((value) => value === null);
