import { asc, eq, sql } from 'drizzle-orm';
import { isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import type { HeldUser } from '../../account/hold-user';
import { isMeant } from '../../account/is-meant';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';
import { seatManagers, seats, subscriptions } from '../../db/schema/licenses';
import { type GroupRow, lockGroup } from '../../licenses/hold-groups';
import type { NewMail } from '../../mail/outbox';
import {
  type ClaimDeps,
  leaveAsItWas,
  NO_CLAIMS,
  type OrderDeps,
  orderEndpoint,
  orderKind,
  type PaidOrder,
  type Recorded,
} from '../../orders/order-kind';
import { priceChanged, refusedOrder } from '../../orders/refusals';
import { answeredByMessage } from '../answered-by-message';
import { acceptanceForm } from './acceptance-form';
import { checkAcceptance } from './check-acceptance';
import { findOffered } from './offered-group';
import { transferAcceptedMail, transferTakenMail } from './transfer-mails';
import { type TransferSnapshot, transferSnapshot } from './transfer-snapshot';

const priceGone = refusedOrder(priceChanged);

/** REST-28. Nothing is sold. */
export const transferOrder = orderKind({
  kind: 'transfer',
  endpoints: [
    orderEndpoint({
      action: 'ConfirmAcceptTransferOwner',
      form: acceptanceForm,
      check: checkAcceptance,
      answer: answeredByMessage,
    }),
  ],
  snapshot: transferSnapshot,
  priceGone,
  claims: ({ subscriptionId }) => ({ ...NO_CLAIMS, groups: [subscriptionId], isForAll: true }),
  stillHolds: async (deps, userId, snapshot) =>
    (await isStillOffered(deps, userId, snapshot)) ? null : priceGone,
  record: recordTransfer,
  declined: leaveAsItWas,
});

// Renewals are billed to the new owner, who manages every seat beside those who managed it before (XFER-16).
async function recordTransfer(
  deps: OrderDeps,
  tx: Database,
  { snapshot, user: owner, card }: PaidOrder<TransferSnapshot>,
): Promise<Recorded> {
  const { subscriptionId } = snapshot;
  if (card === null && !snapshot.isTakenAtOnce) throw new Error('a transfer without a card');
  const group = await lockGroup(tx, subscriptionId);
  // An offer cannot be taken back while an order has claimed the group.
  if (!isMeant(group.pendingOwnerEmail, group.pendingOwnerId, owner))
    throw new Error('a transfer ended while it was being accepted');
  await handOver(tx, group, owner, card?.token ?? group.braintreeId);
  return { sale: null, mails: () => mailsToBoth(deps, tx, { group, owner, snapshot }) };
}

async function handOver(
  tx: Database,
  { id }: GroupRow,
  owner: HeldUser,
  braintreeId: string | null,
): Promise<void> {
  // In the order of ids, to avoid deadlocks with assignments. A foreign key updates their owner.
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
  readonly group: GroupRow;
  readonly owner: HeldUser;
  readonly snapshot: TransferSnapshot;
}

async function mailsToBoth(
  { settings }: OrderDeps,
  tx: Database,
  { group, owner, snapshot }: HandedOver,
): Promise<NewMail[]> {
  const { expireDate, kind, ownerId } = group;
  const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  if (!before) throw new Error('a subscription without an owner');
  const { isTakenAtOnce: atOnce, buyer } = snapshot;
  const by = { name: buyer.name === buyer.email ? '' : buyer.name, email: owner.email };
  const taken = { to: owner.email, isTakenAtOnce: atOnce, isCloud: kind !== 'rp', expireDate };
  const portal = settings.PORTAL_URL[0] ?? '';
  return [
    transferTakenMail({ ...taken, portal }),
    transferAcceptedMail({ to: before.email, by, expireDate }),
  ];
}

async function isStillOffered(
  { db, settings }: ClaimDeps,
  userId: string,
  { subscriptionId, today, dueCents, isTakenAtOnce: wasTakenAtOnce }: TransferSnapshot,
): Promise<boolean> {
  const purchaseOrderId = settings.PO_BRAINTREE_ID;
  const [user] = await db
    .select({ id: users.id, email: users.email, emailProven: users.emailProven })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return false;
  const found = await findOffered(db, { groupId: subscriptionId, user, today, purchaseOrderId });
  if (!found.ok) return false;
  const { facts, due } = found.offered;
  return isTakenAtOnce(facts) === wasTakenAtOnce && (due?.total ?? 0) === dueCents;
}
