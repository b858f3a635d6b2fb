import { StoredTerm } from '#domain/terms/stored-term';
import { holdUser } from '../../account/hold-user';
import { saveCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { enqueueMail } from '../../mail/outbox';
import type { PaidOrder } from '../../orders/finish-order';
import type { OrderDeps } from '../../orders/order-deps';
import type { UpgradeSnapshot } from '../../orders/order-snapshot';
import { perpetualConfirmation } from '../../orders/sales/confirmation';
import { saveSale } from '../../orders/sales/save-sale';
import { upgradeLicenses } from './upgrade-licenses';
import { upgradeMail } from './upgrade-mail';

/** Writes all that paid upgrades bring about and returns the order number. Called in the settling transaction. */
export async function recordUpgradeSale(
  deps: OrderDeps,
  tx: Database,
  { attemptId, userId, snapshot, charge }: PaidOrder<UpgradeSnapshot>,
): Promise<string> {
  const now = deps.clock.now();
  const { kind, today, licensee, totalCents, lines, buyer, payment } = snapshot;
  const card = charge.card ?? (payment.source === 'stored' ? payment : null);
  // The customer's row is taken before those of licences, as every order does.
  await holdUser(tx, userId, charge.card ? 'no key update' : 'share');
  const teamKeys = await upgradeLicenses(deps, tx, snapshot.seats);
  const sale = { attemptId, userId, kind, licensee, totalCents, lines, buyer, card };
  const orderNumber = await saveSale(tx, {
    ...sale,
    termCode: StoredTerm.Perpetual,
    subscriptionId: null,
    confirmation: perpetualConfirmation({ licensee, teamKeys }),
    seatIds: snapshot.seats.map(({ seatId }) => seatId),
    purchasedOn: today,
    purchasedAt: now,
  });
  if (charge.card && payment.source === 'new') await saveCard(tx, now, userId, charge.card, payment);
  await enqueueMail(tx, now, upgradeMail(orderNumber, snapshot, { card, teamKeys }));
  return orderNumber;
}
