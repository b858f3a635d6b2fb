import { z } from 'zod';
import { LICENSE_TYPES } from '#domain/licenses/license-type';
import { day, optionalPayment, orderFields, termCode } from '../../orders/order-snapshot';
import { requestedChange } from './requested-change';

const licenseType = z.literal(LICENSE_TYPES);

const changedGroup = z.object({
  subscriptionId: z.string(),
  /** Before the change. */
  termCode,
  periodEnd: day,
  /** Of what changes now. */
  expireDate: day,
  isPurchaseOrder: z.boolean(),
  units: z
    .array(
      z.object({
        /** Null for counted seats. */
        seatId: z.string().nullable(),
        quantity: z.number().int().positive(),
        effect: z.enum(['NOW', 'TERM_END', 'REVERT']),
        from: licenseType,
        licenseType,
        termCode,
      }),
    )
    .min(1),
});
export type ChangedGroup = z.infer<typeof changedGroup>;

export const changeSnapshot = z.object({
  kind: z.enum(['edition', 'term']),
  ...orderFields,
  termCode,
  requested: requestedChange,
  /** A hash of everything that the price rests on. */
  basis: z.string(),
  groups: z.array(changedGroup).min(1),
  isCloud: z.boolean(),
  payment: optionalPayment,
});
export type ChangeSnapshot = z.infer<typeof changeSnapshot>;
