import { type HeldUser, holdUser } from '../../account/hold-user';
import { saveCard } from '../../billing/card-on-file';
import { type FilledGroup, reactivateGroup } from '../../changes/reactivate/reactivate-group';
import { setUpDomain } from '../../cloud/instances';
import type { Database } from '../../db/client';
import { enqueueMail } from '../../mail/outbox';
import type { PaidOrder } from '../../orders/finish-order';
import type { OrderDeps } from '../../orders/order-deps';
import type { CartSnapshot } from '../../orders/order-snapshot';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { orderMail } from '../../orders/sales/order-mail';
import { saveSale } from '../../orders/sales/save-sale';
import { addSeats } from '../groups/add-seats';
import { type Entry, enterGroup } from '../groups/enter-group';
import { groupKindOf } from './group-kind';

/** Writes all that a paid cart brings about and returns its order number. Called in the settling transaction. */
export async function recordCartSale(
  deps: OrderDeps,
  tx: Database,
  { attemptId, userId, snapshot, charge }: PaidOrder<CartSnapshot>,
): Promise<string> {
  const now = deps.clock.now();
  const { kind, today, termCode, licensee, totalCents, lines, buyer, payment, isPurchaseOrder } = snapshot;
  const card = charge.card ?? (payment.source === 'stored' ? payment : null);
  // The address may have changed since the order was placed (D-134), and managers are known by it. The customer's row
  // is taken before the group's, and as firmly as keeping a card needs: orders that end together wait for each other.
  const owner = await holdUser(tx, userId, charge.card ? 'no key update' : 'share');
  if (!owner) throw new Error('a paid order without its buyer');
  const braintreeId = isPurchaseOrder ? deps.settings.PO_BRAINTREE_ID : (card?.token ?? null);
  const entry = { ownerId: userId, snapshot, braintreeId };
  const back = await reactivateGroup(deps, tx, entry);
  const { group, seatIds } = back ?? (await fillGroup(deps, tx, entry, owner));
  // A domain that somebody has already stays theirs (CLOUD-17).
  if (snapshot.kind !== 'rp' && snapshot.domain !== null) await setUpDomain(tx, snapshot.domain, userId);
  const sale = { attemptId, userId, kind, termCode, licensee, totalCents, lines, buyer, card, seatIds };
  const orderNumber = await saveSale(tx, {
    ...sale,
    subscriptionId: group.id,
    confirmation: subscriptionConfirmation(
      { ...snapshot, group: { ...group, kind: groupKindOf(snapshot) } },
      back === null ? 'PURCHASE' : 'REACTIVATION',
    ),
    purchasedOn: today,
    purchasedAt: now,
  });
  if (charge.card && payment.source === 'new') await saveCard(tx, now, userId, charge.card, payment);
  await enqueueMail(tx, now, orderMail(orderNumber, { ...snapshot, ...group }, card));
  return orderNumber;
}

async function fillGroup(deps: OrderDeps, tx: Database, entry: Entry, owner: HeldUser): Promise<FilledGroup> {
  const { snapshot } = entry;
  const { kind, today, startDate, lines } = snapshot;
  const group = await enterGroup(deps, tx, entry);
  if (!hasSeats(snapshot)) return { group, seatIds: [] };
  const assignedTo = kind === 'ase' ? group.domain : null;
  const order = { subscriptionId: group.id, owner, assignedTo, purchaseDate: today, startDate, lines };
  return { group, seatIds: await addSeats(tx, order) };
}

// Authors and publishers are counted with their group.
function hasSeats({ kind }: CartSnapshot): boolean {
  return kind !== 'cloud';
}
