import { asc, eq, sql } from 'drizzle-orm';
import { type HeldUser, holdUser } from '../../account/hold-user';
import { saveCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/account';
import { seatManagers, seats, subscriptions } from '../../db/schema/licenses';
import { isMeant } from '../../licenses/is-meant';
import { enqueueMail } from '../../mail/outbox';
import type { PaidOrder } from '../../orders/finish-order';
import type { OrderDeps } from '../../orders/order-deps';
import type { TransferSnapshot } from '../../orders/order-snapshot';
import { type LockedGroup, lockGroup } from '../../renewals/move-on';
import { transferAcceptedMail, transferTakenMail } from './transfer-mails';

/**
 * Makes the customer the owner of a group that was offered to him (XFER-16): renewals are billed to his card from now
 * on, he manages every seat, and whoever managed one before still does. Nothing is sold, so there is no order number.
 * Called in the settling transaction.
 */
export async function recordTransfer(
  deps: OrderDeps,
  tx: Database,
  { userId, snapshot, charge }: PaidOrder<TransferSnapshot>,
): Promise<''> {
  const now = deps.clock.now();
  const { payment, subscriptionId, isTakenAtOnce } = snapshot;
  const card = charge.card ?? (payment.source === 'stored' ? payment : null);
  if (card === null && !isTakenAtOnce) throw new Error('a transfer without a card');
  // The customer's row is taken before the group's, as every order does.
  const owner = await holdUser(tx, userId, charge.card ? 'no key update' : 'share');
  const group = await lockGroup(tx, subscriptionId);
  // Whoever takes an offer back waits for the order that accepts it.
  if (!owner || !isMeant(group.pendingOwnerEmail, group.pendingOwnerId, owner))
    throw new Error('a transfer ended while it was being accepted');
  await handOver(tx, group, owner, card?.token ?? group.braintreeId);
  if (charge.card && payment.source === 'new') await saveCard(tx, now, userId, charge.card, payment);
  await tellBoth(deps, tx, { group, owner, snapshot });
  return '';
}

async function handOver(
  tx: Database,
  { id }: LockedGroup,
  owner: HeldUser,
  braintreeId: string | null,
): Promise<void> {
  // In the order of their ids, as whoever assigns seats takes them; the change of owner reaches them by itself.
  await tx
    .select({ id: seats.id })
    .from(seats)
    .where(eq(seats.subscriptionId, id))
    .orderBy(asc(seats.id))
    .for('update');
  await tx
    .update(subscriptions)
    .set({ ownerId: owner.id, braintreeId, pendingOwnerEmail: null, pendingOwnerId: null, pendingDate: null })
    .where(eq(subscriptions.id, id));
  await tx.execute(sql`
    insert into ${seatManagers} (seat_id, email)
    select id, ${owner.email}::text from ${seats} where subscription_id = ${id}::text
    on conflict do nothing`);
}

interface HandedOver {
  readonly group: LockedGroup;
  readonly owner: HeldUser;
  readonly snapshot: TransferSnapshot;
}

async function tellBoth(
  { clock, settings }: OrderDeps,
  tx: Database,
  { group, owner, snapshot }: HandedOver,
): Promise<void> {
  const { expireDate, kind, ownerId } = group;
  const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  if (!before) throw new Error('a subscription without an owner');
  const { isTakenAtOnce, buyer } = snapshot;
  const by = { name: buyer.name === buyer.email ? '' : buyer.name, email: owner.email };
  const taken = { to: owner.email, isTakenAtOnce, isCloud: kind !== 'rp', expireDate };
  const portal = settings.PORTAL_URL[0] ?? '';
  await enqueueMail(tx, clock.now(), transferTakenMail({ ...taken, portal }));
  await enqueueMail(tx, clock.now(), transferAcceptedMail({ to: before.email, by, expireDate }));
}
