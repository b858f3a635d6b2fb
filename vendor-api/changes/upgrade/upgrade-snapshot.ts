import { z } from 'zod';
import { cardPayment, orderFields } from '../../orders/order-snapshot';

export const upgradeSnapshot = z.object({
  kind: z.literal('upgrade'),
  ...orderFields,
  lines: orderFields.lines.min(1),
  /** With the products that were priced. */
  seats: z.array(z.object({ seatId: z.string(), product: z.string() })).min(1),
  payment: cardPayment,
});
export type UpgradeSnapshot = z.infer<typeof upgradeSnapshot>;
