import { z } from 'zod';
import { day } from '../../orders/order-snapshot';
import { cartFields } from '../../store/cart-snapshot';

/** The ended group with the seats that come back, by the licence that they have from then on (REAC-10, REAC-11). */
const reactivating = z.object({
  subscriptionId: z.string(),
  /** The last covered day before. */
  periodEnd: day,
  /** None for a group that only counts them. */
  seats: z.array(z.object({ licenseType: z.number().int(), seatIds: z.array(z.string()).min(1) })),
});
export type Reactivating = z.infer<typeof reactivating>;

export const reactivationSnapshot = z.object({
  kind: z.literal('reactivation'),
  ...cartFields,
  reactivating,
});
export type ReactivationSnapshot = z.infer<typeof reactivationSnapshot>;
