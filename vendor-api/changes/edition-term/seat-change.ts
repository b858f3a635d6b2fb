import { holdUser } from '../../account/hold-user';
import { saveCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { enqueueMail } from '../../mail/outbox';
import type { PaidOrder } from '../../orders/finish-order';
import type { OrderDeps } from '../../orders/order-deps';
import type { ChangeSnapshot } from '../../orders/order-snapshot';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { partsOfChange } from '../../orders/sales/order-parts';
import { saveSale } from '../../orders/sales/save-sale';
import { lockGroup } from '../../renewals/move-on';
import { changeGroup } from './change-group';
import { changeMail } from './change-mail';

/**
 * Writes all that a change brings about and returns its order number, which is empty when nothing was sold: what
 * waits for the end of the term is paid by the renewal. Called in the settling transaction.
 */
export async function recordChange(
  deps: OrderDeps,
  tx: Database,
  { attemptId, userId, snapshot, charge }: PaidOrder<ChangeSnapshot>,
): Promise<string> {
  const { payment } = snapshot;
  // The customer's row is taken before those of groups, as every order does.
  await holdUser(tx, userId, charge.card ? 'no key update' : 'share');
  const homes = await changeGroups(deps, tx, userId, snapshot);
  if (payment.source === 'none') return '';
  const now = deps.clock.now();
  const card = charge.card ?? (payment.source === 'stored' ? payment : null);
  const { kind, today, termCode, licensee, totalCents, lines, buyer, wish } = snapshot;
  const sale = { attemptId, userId, kind, termCode, licensee, totalCents, lines, buyer, card };
  const first = firstPaid(snapshot);
  const group = await lockGroup(tx, homes.get(first.subscriptionId) ?? first.subscriptionId);
  const orderNumber = await saveSale(tx, {
    ...sale,
    subscriptionId: group.id,
    confirmation: subscriptionConfirmation(
      {
        ...snapshot,
        group,
        expireDate: first.expireDate,
        isPurchaseOrder: first.isPurchaseOrder,
        parts: partsOfChange(snapshot),
      },
      wish.change,
    ),
    seatIds: paidSeats(snapshot),
    purchasedOn: today,
    purchasedAt: now,
  });
  if (charge.card && payment.source === 'new') await saveCard(tx, now, userId, charge.card, payment);
  await enqueueMail(tx, now, changeMail(orderNumber, snapshot, card));
  return orderNumber;
}

// In the order of ids, so that orders for the same groups never wait for each other in a circle.
async function changeGroups(
  deps: OrderDeps,
  tx: Database,
  userId: string,
  { wish, today, groups }: ChangeSnapshot,
): Promise<Map<string, string>> {
  const homes = new Map<string, string>();
  for (const group of groups.toSorted((a, b) => (a.subscriptionId < b.subscriptionId ? -1 : 1))) {
    const change = { kind: wish.change, today, userId, group };
    homes.set(group.subscriptionId, await changeGroup(deps, tx, change));
  }
  return homes;
}

function firstPaid({ groups }: ChangeSnapshot): ChangeSnapshot['groups'][number] {
  const first = groups.find(({ units }) => units.some(({ effect }) => effect === 'NOW')) ?? groups[0];
  if (!first) throw new Error('a change of nothing');
  return first;
}

function paidSeats({ groups }: ChangeSnapshot): string[] {
  const units = groups.flatMap((group) => group.units);
  return units.flatMap(({ effect, seatId }) => (effect === 'NOW' && seatId !== null ? seatId : []));
}
