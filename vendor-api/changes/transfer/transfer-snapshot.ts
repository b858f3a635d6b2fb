import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import type { SignedInUser } from '../../http/identity';
import {
  type OptionalPayment,
  optionalPayment,
  orderFields,
  type Paying,
  whoPays,
} from '../../orders/order-snapshot';
import type { OfferedGroup } from './offered-group';

export const transferSnapshot = z.object({
  kind: z.literal('transfer'),
  ...orderFields,
  lines: orderFields.lines.max(0),
  subscriptionId: z.string(),
  /** The price of the next renewal as it was shown; 0 if it does not renew. */
  dueCents: z.number().int().min(0),
  /** Without a card, because nothing will be billed (XFER-12). */
  isTakenAtOnce: z.boolean(),
  payment: optionalPayment,
});
export type TransferSnapshot = z.infer<typeof transferSnapshot>;

interface AcceptedTransfer {
  readonly today: CalendarDate;
  readonly user: SignedInUser;
  readonly offered: OfferedGroup;
  readonly paying: Paying<OptionalPayment>;
}

/** Nothing is charged before the group renews (D-77). */
export function acceptedTransfer({ today, user, offered, paying }: AcceptedTransfer): TransferSnapshot {
  const { facts, due } = offered;
  return {
    kind: 'transfer',
    ...whoPays(today, { email: user.email, licensee: user.name || user.email }, paying),
    lines: [],
    totalCents: 0,
    subscriptionId: facts.id,
    dueCents: due?.total ?? 0,
    isTakenAtOnce: isTakenAtOnce(facts),
  };
}
