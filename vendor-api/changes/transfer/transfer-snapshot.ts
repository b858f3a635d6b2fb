import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import type { SignedInUser } from '../../http/identity';
import type { TransferSnapshot } from '../../orders/order-snapshot';
import type { Paying } from '../edition-term/change-snapshot';
import type { OfferedGroup } from './offered-group';

interface Accepted extends Paying {
  readonly today: CalendarDate;
  readonly user: SignedInUser;
  readonly offered: OfferedGroup;
}

/** An accepted transfer as it is kept with its attempt. Nothing is charged before the group renews (D-77). */
export function transferSnapshot({ today, user, offered, payment, holder }: Accepted): TransferSnapshot {
  const { facts, due } = offered;
  const { cardholderName, address, vat } = holder;
  const name = user.name || user.email;
  return {
    kind: 'transfer',
    today,
    buyer: { name, email: user.email, address, vat, cardholderName },
    licensee: name,
    lines: [],
    totalCents: 0,
    subscriptionId: facts.id,
    dueCents: due?.total ?? 0,
    isTakenAtOnce: isTakenAtOnce(facts),
    payment,
  };
}
