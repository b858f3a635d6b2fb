import { randomUUID } from 'node:crypto';
import { storedTermOf } from '#domain/terms/stored-term';
import { saveCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { subscriptions } from '../../db/schema/licenses';
import { enqueueMail } from '../../mail/outbox';
import type { Charge } from '../orders/finish-order';
import type { OrderDeps } from '../orders/order-deps';
import type { OrderSnapshot } from '../orders/snapshot';
import { rpConfirmation } from '../sales/confirmation';
import { orderMail } from '../sales/order-mail';
import { saveSale } from '../sales/save-sale';
import { addSeats } from './add-seats';

export interface PaidOrder {
  readonly attemptId: string;
  readonly userId: string;
  readonly snapshot: OrderSnapshot;
  readonly charge: Charge;
}

/** Writes all that a paid RP order brings about and returns its order number. Called in the settling transaction. */
export async function recordRpSale(deps: OrderDeps, tx: Database, paid: PaidOrder): Promise<string> {
  const { attemptId, userId, snapshot, charge } = paid;
  const now = deps.clock.now();
  const card = charge.card ?? (snapshot.payment.source === 'stored' ? snapshot.payment : null);
  const subscriptionId =
    snapshot.subscriptionId ?? (await startGroup(tx, userId, snapshot, card?.token ?? null));
  const seatIds = await addSeats(tx, {
    subscriptionId,
    owner: { id: userId, email: snapshot.buyer.email },
    purchaseDate: snapshot.today,
    startDate: snapshot.startDate,
    lines: snapshot.lines,
  });
  const sale = {
    attemptId,
    userId,
    kind: snapshot.kind,
    termCode: snapshot.termCode,
    licensee: snapshot.licensee,
    subscriptionId,
    totalCents: snapshot.totalCents,
    lines: snapshot.lines,
    confirmation: rpConfirmation(snapshot),
    buyer: snapshot.buyer,
    card,
    seatIds,
    purchasedOn: snapshot.today,
    purchasedAt: now,
  };
  const orderNumber = await saveSale(tx, sale);
  if (charge.card && snapshot.payment.source === 'new') {
    await saveCard(tx, now, userId, charge.card, snapshot.payment);
  }
  await enqueueMail(tx, now, orderMail(orderNumber, snapshot, card));
  return orderNumber;
}

// A new group starts today and renews by the card that paid for it (D-40).
async function startGroup(
  tx: Database,
  ownerId: string,
  { termCode, startDate, expireDate, today }: OrderSnapshot,
  braintreeId: string | null,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(subscriptions).values({
    id,
    ownerId,
    kind: 'rp',
    ...storedTermOf(termCode),
    startDate,
    expireDate,
    purchaseDate: today,
    braintreeId,
  });
  return id;
}
