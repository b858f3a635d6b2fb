import { eq } from 'drizzle-orm';
import { isSamePrice } from '#domain/store/same-price';
import { type PricedUpgrade, priceUpgrade } from '#domain/store/upgrade';
import { findCard } from '../../billing/card-on-file';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import type { OrderRequest } from '../../orders/order-handler';
import { captchaDoubt } from '../../orders/payment/check-captcha';
import { readPayment } from '../../orders/payment/read-payment';
import type { OrderCheck } from '../../orders/place-order';
import { priceChanged, upgradeImpossible, upgradeNotAllowed } from '../../orders/refusals';
import { refusedOrder } from '../../store/orders/refused-order';
import { findUpgradable } from './find-upgradable';
import { readUpgrade } from './read-upgrade';
import type { UpgradeForm } from './upgrade-form';
import { upgradeSnapshot } from './upgrade-snapshot';

type CheckDeps = Pick<VendorDeps, 'db' | 'clock' | 'captcha'>;

/**
 * Checks an order of upgrades against what the service knows itself: licences, payment, price, and the captcha last.
 * Reads only; the first thing that does not hold is the refusal.
 */
export async function checkUpgradeOrder(
  deps: CheckDeps,
  request: OrderRequest<UpgradeForm>,
): Promise<OrderCheck> {
  const { user, form } = request;
  const wish = readUpgrade(form);
  if (!wish.ok) return refusedOrder(wish.refusal);
  const licenses = await findUpgradable(deps.db, user, wish.seatIds);
  if (licenses.length < wish.seatIds.length) return refusedOrder(upgradeNotAllowed);
  const priced = priceUpgrade(licenses);
  if (priced.skippedSeatIds.length > 0) return refusedOrder(upgradeImpossible);
  const paid = readPayment(await findCard(deps.db, user.id), form);
  if (!paid.ok) return refusedOrder(paid.refusal);
  if (!isSamePriced(form, priced)) return refusedOrder(priceChanged);
  const doubt = await captchaDoubt(deps, request);
  if (doubt !== null) return doubt;
  const { payment, holder, nonce } = paid;
  const licensees = new Set(licenses.flatMap(({ licensee }) => licensee ?? []));
  const licensee = [...licensees].join(', ') || (await billedName(deps, user));
  const snapshot = upgradeSnapshot({ today: deps.clock.today(), user, licensee, priced, payment, holder });
  return { ok: true, snapshot, nonce };
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

async function billedName({ db }: CheckDeps, { id, name, email }: SignedInUser): Promise<string> {
  const [account] = await db.select({ company: users.company }).from(users).where(eq(users.id, id));
  return account?.company.trim() || name || email;
}
