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
  /** Nothing is sold. */
  lines: orderFields.lines.max(0),
  subscriptionId: z.string(),
  /** What the next renewal costs whoever takes the group over, as it was shown; 0 where it does not renew. */
  dueCents: z.number().int().min(0),
  /** Without a card: nothing will be billed by one (XFER-12). */
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

/** An accepted transfer as it is kept with its attempt. Nothing is charged before the group renews (D-77). */
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
