import { z } from 'zod';
import { day } from '../../orders/order-snapshot';
import { cartFields } from '../../store/cart-snapshot';

/** The ended group with its returning seats, by new licence type (REAC-10, REAC-11). */
const reactivating = z.object({
  subscriptionId: z.string(),
  periodEnd: day,
  /** Empty for counted seats. */
  seats: z.array(z.object({ licenseType: z.number().int(), seatIds: z.array(z.string()).min(1) })),
});
export type Reactivating = z.infer<typeof reactivating>;

export const reactivationSnapshot = z.object({
  kind: z.literal('reactivation'),
  ...cartFields,
  reactivating,
});
export type ReactivationSnapshot = z.infer<typeof reactivationSnapshot>;
