import { z } from 'zod';

export const address = z.object({
  streetAddress: z.string(),
  locality: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof address>;

export const buyer = z.object({
  name: z.string(),
  email: z.string(),
  address,
  vat: z.string(),
  /** Missing in older sales. */
  cardholderName: z.string().optional(),
});
export type Buyer = z.infer<typeof buyer>;
