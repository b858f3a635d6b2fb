import { setUpDomain } from '../../cloud/instances';
import type { Database } from '../../db/database';
import { updateBundleName } from '../../licenses/bundle-name';
import { homeFacts } from '../../licenses/home-facts';
import type { OrderDeps, PaidOrder, Recorded } from '../../orders/order-kind';
import { type OrderAction, subscriptionConfirmation } from '../../orders/sales/confirmation';
import { orderMail } from '../../orders/sales/order-mail';
import { type CartSnapshot, groupKindOf } from '../cart-snapshot';
import { addSeats } from '../groups/add-seats';
import { type AssignedGroup, joinOrStartGroup, type PaidCart } from '../groups/join-group';

export interface FilledGroup {
  readonly group: AssignedGroup;
  readonly seatIds: readonly string[];
}

export async function recordPurchase(
  deps: OrderDeps,
  tx: Database,
  paid: PaidOrder<CartSnapshot>,
): Promise<Recorded> {
  const group = await joinOrStartGroup(deps, tx, paidCart(deps, paid));
  const seatIds = await fillGroup(tx, paid, group);
  return recordedCart(tx, paid, { group, seatIds }, 'PURCHASE');
}

export function paidCart(
  { settings }: OrderDeps,
  { snapshot, user, card }: PaidOrder<CartSnapshot>,
): PaidCart {
  const braintreeId = snapshot.isPurchaseOrder ? settings.PO_BRAINTREE_ID : (card?.token ?? null);
  return { ownerId: user.id, snapshot, braintreeId };
}

async function fillGroup(
  tx: Database,
  { snapshot, user: owner }: PaidOrder<CartSnapshot>,
  { id: subscriptionId, domain }: AssignedGroup,
): Promise<string[]> {
  const { contents, today, startDate, lines } = snapshot;
  // Authors and publishers are only counted.
  if (contents.kind === 'cloud') return [];
  const assignedTo = contents.kind === 'ase' ? domain : null;
  const isNewGroup = subscriptionId !== snapshot.subscriptionId;
  const seatIds = await addSeats(tx, {
    subscriptionId,
    isNewGroup,
    owner,
    assignedTo,
    purchaseDate: today,
    startDate,
    lines,
  });
  await updateBundleName(tx, { id: subscriptionId, kind: contents.kind }, today);
  return seatIds;
}

export async function recordedCart(
  tx: Database,
  { snapshot, user, card }: PaidOrder<CartSnapshot>,
  { group, seatIds }: FilledGroup,
  action: OrderAction,
): Promise<Recorded> {
  const { contents, termCode } = snapshot;
  // An existing domain stays its owner's (CLOUD-17).
  if (contents.kind !== 'rp' && contents.domain !== null) await setUpDomain(tx, contents.domain, user.id);
  const confirmed = { ...snapshot, group: { ...group, kind: groupKindOf(contents) } };
  const confirmation = subscriptionConfirmation(confirmed, action);
  return {
    sale: { termCode, subscriptionId: group.id, confirmation, seatIds },
    async mails(orderNumber) {
      const home = await homeFacts(tx, group);
      return [orderMail(orderNumber, { ...snapshot, ...group }, { card, home })];
    },
  };
}
