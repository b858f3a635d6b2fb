import { asc, eq, sql } from 'drizzle-orm';
import { identityOf } from '../../account/identity-of';
import type { LockedUser } from '../../account/lock-user';
import { refersTo } from '../../account/refers-to';
import type { Database } from '../../db/database';
import { seatManagers, seats } from '../../db/schema/licenses';
import { describeGroup } from '../../licenses/group-content';
import { isCounted } from '../../licenses/group-facts';
import { type GroupRow, lockGroup, NO_OFFER, updateGroup } from '../../licenses/group-rows';
import { ownerEmail } from '../../licenses/renewal-buyer';
import type { NewMail } from '../../mail/outbox';
import type { Refusal } from '../../orders/order-answer';
import {
  answeredByMessage,
  type ClaimDeps,
  claimWholeGroup,
  noEffect,
  type OrderDeps,
  orderEndpoint,
  orderKind,
} from '../../orders/order-kind';
import { priceChanged } from '../../orders/refusals';
import {
  acceptanceForm,
  checkAcceptance,
  findOffered,
  type TransferSnapshot,
  transferSnapshot,
} from './check-acceptance';
import { transferAcceptedMail, transferTakenMail } from './transfer-mails';

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
  priceChanged,
  claims: (snapshot) => claimWholeGroup(snapshot),
  stillHolds: changedOffer,
  // Renewals are billed to the new owner, who joins the existing managers of every seat (XFER-16).
  async record(deps, tx, { snapshot, user: owner, card }) {
    const { subscriptionId } = snapshot;
    if (card === null && !snapshot.isTakenAtOnce) throw new Error('a transfer without a card');
    const group = await lockGroup(tx, subscriptionId);
    // An offer cannot be withdrawn while an order has claimed the group.
    if (!refersTo(group.pendingOwnerEmail, group.pendingOwnerId, owner))
      throw new Error('a transfer ended while it was being accepted');
    await changeOwner(tx, group, owner, card?.token ?? group.braintreeId);
    const formerOwnerId = group.ownerId;
    return { sale: null, formerOwnerId, mails: () => mailsToBoth(deps, tx, { group, owner, snapshot }) };
  },
  declined: noEffect,
});

async function changeOwner(
  tx: Database,
  { id }: GroupRow,
  owner: LockedUser,
  braintreeId: string | null,
): Promise<void> {
  // In the order of ids, to avoid deadlocks with assignments. A foreign key updates the owner of seats.
  await tx
    .select({ id: seats.id })
    .from(seats)
    .where(eq(seats.subscriptionId, id))
    .orderBy(asc(seats.id))
    .for('update');
  await updateGroup(tx, id, { ownerId: owner.id, braintreeId, ...NO_OFFER });
  await tx.execute(sql`
    insert into ${seatManagers} (seat_id, email)
    select id, ${owner.email}::text from ${seats} where subscription_id = ${id}::text
    on conflict do nothing`);
}

interface Transferred {
  readonly group: GroupRow;
  readonly owner: LockedUser;
  readonly snapshot: TransferSnapshot;
}

async function mailsToBoth(
  { clock, settings }: OrderDeps,
  tx: Database,
  { group, owner, snapshot: { isTakenAtOnce, endsThen } }: Transferred,
): Promise<NewMail[]> {
  const { expireDate } = group;
  const renews = !isTakenAtOnce && !endsThen;
  const about = { expireDate, renews, ...(await describeGroup(tx, group, clock.today())) };
  const taken = { isCloud: group.kind !== 'rp', portal: settings.PORTAL_URL[0] ?? '' };
  const former = { to: await ownerEmail(tx, group.ownerId), by: owner, isCounted: isCounted(group) };
  return [
    transferTakenMail({ to: owner.email, ...about, ...taken }),
    transferAcceptedMail({ ...about, ...former }),
  ];
}

/** Null while the offer stands as it was checked. */
async function changedOffer(
  deps: ClaimDeps,
  userId: string,
  { subscriptionId: groupId, today, dueCents, isTakenAtOnce }: TransferSnapshot,
): Promise<Refusal | null> {
  const user = await identityOf(deps.db, userId);
  if (!user) return priceChanged;
  const found = await findOffered(deps, { groupId, user, today });
  if (!found.ok) return found.refusal;
  return found.isTakenAtOnce === isTakenAtOnce && found.dueCents === dueCents ? null : priceChanged;
}
