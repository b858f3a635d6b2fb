import { eq } from 'drizzle-orm';
import { isSamePrice } from '#domain/store/same-price';
import { type PricedUpgrade, priceUpgrade } from '#domain/store/upgrade';
import { users } from '../../db/schema/account';
import type { SignedInUser } from '../../http/identity';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { whoPays } from '../../orders/order-snapshot';
import { checkPayment } from '../../orders/payment/check-payment';
import { refusedOrder, upgradeImpossible, upgradeNotAllowed } from '../../orders/refusals';
import { findUpgradable } from './find-upgradable';
import { readUpgrade } from './read-upgrade';
import type { UpgradeSnapshot } from './upgrade';
import type { UpgradeForm } from './upgrade-form';
import { upgradeSaleLines } from './upgrade-sale-lines';

/** Checks an order of upgrades: licences, payment, price. */
export async function checkUpgrade(
  deps: OrderDeps,
  request: OrderRequest<UpgradeForm>,
): Promise<OrderCheck<UpgradeSnapshot>> {
  const { user, form } = request;
  const read = readUpgrade(form);
  if (!read.ok) return refusedOrder(read.refusal);
  const licenses = await findUpgradable(deps.db, user, read.seatIds);
  if (licenses.length < read.seatIds.length) return refusedOrder(upgradeNotAllowed);
  const priced = priceUpgrade(licenses);
  if (priced.skippedSeatIds.length > 0) return refusedOrder(upgradeImpossible);
  const paid = await checkPayment(deps, request, isSamePriced(form, priced));
  if (!paid.ok) return paid;
  const licensees = new Set(licenses.flatMap(({ licensee }) => licensee ?? []));
  const licensee = [...licensees].join(', ') || (await billedName(deps, user));
  const snapshot: UpgradeSnapshot = {
    kind: 'upgrade',
    ...whoPays(deps.clock.today(), { email: user.email, licensee }, paid.paying),
    seats: priced.seats.map(({ seatId, product }) => ({ seatId, product })),
    lines: upgradeSaleLines(priced),
    totalCents: priced.total,
  };
  return { ok: true, snapshot, nonce: paid.nonce };
}

// What the client sent is compared and never used.
function isSamePriced(form: UpgradeForm, { total, proQuantity, teamQuantity }: PricedUpgrade): boolean {
  const { userTotalPrice, Pro8Team9Quantity, Team8Team9Quantity } = form;
  return (
    (userTotalPrice === '' || isSamePrice(userTotalPrice, total)) &&
    (Pro8Team9Quantity || '0') === String(proQuantity) &&
    (Team8Team9Quantity || '0') === String(teamQuantity)
  );
}

async function billedName({ db }: OrderDeps, { id, name, email }: SignedInUser): Promise<string> {
  const [account] = await db.select({ company: users.company }).from(users).where(eq(users.id, id));
  return account?.company.trim() || name || email;
}
