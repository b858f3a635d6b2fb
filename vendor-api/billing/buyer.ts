import { z } from 'zod';

export const address = z.object({
  streetAddress: z.string(),
  locality: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof address>;

/** The buyer as the receipt names them. */
export const buyer = z.object({
  name: z.string(),
  email: z.string(),
  address,
  vat: z.string(),
  /** Of the card that paid; sales of earlier days do not say. */
  cardholderName: z.string().optional(),
});
export type Buyer = z.infer<typeof buyer>;
