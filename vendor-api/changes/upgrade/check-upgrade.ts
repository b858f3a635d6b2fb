import { and, eq, inArray } from 'drizzle-orm';
import { checkUpgradeSeats, type PricedUpgrade, priceUpgrade } from '#domain/changes/upgrade/upgrade';
import { message } from '#domain/messages/catalogue';
import { isSamePrice } from '#domain/store/same-price';
import type { Named } from '../../account/is-meant';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';
import { seats } from '../../db/schema/licenses';
import type { SignedInUser } from '../../http/identity';
import { isOwnedOrManagedBy } from '../../licenses/managed-seats';
import type { Refusal } from '../../orders/order-answer';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { whoPays } from '../../orders/order-snapshot';
import { checkPayment } from '../../orders/payment/check-payment';
import { invalidInput, refusedOrder, upgradeImpossible, upgradeNotAllowed } from '../../orders/refusals';
import type { UpgradeForm } from './upgrade-form';
import { upgradeSaleLines } from './upgrade-sale-lines';
import type { UpgradeSnapshot } from './upgrade-snapshot';

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

// Values of the client are compared and never used.
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

type Reading =
  | { readonly ok: true; readonly seatIds: readonly string[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Each licence becomes Team and no other (PERP-05, PERP-07). */
function readUpgrade({ seatIdsToUpgrade, SeatIdsToFutureLic }: UpgradeForm): Reading {
  const refused = checkUpgradeSeats(seatIdsToUpgrade);
  if (refused) return { ok: false, refusal: { code: refused.code, text: refused.message } };
  const wanted = new Set(seatIdsToUpgrade.map((id) => `${id},team`));
  const sent = SeatIdsToFutureLic.map((pair) => pair.replace(/\s*,\s*team$/i, ',team'));
  const isEach = sent.length === wanted.size && new Set(sent).size === wanted.size;
  if (!isEach || !sent.every((pair) => wanted.has(pair)))
    return { ok: false, refusal: invalidInput(message.upgradeTarget) };
  return { ok: true, seatIds: seatIdsToUpgrade };
}

interface UpgradableSeat {
  readonly seatId: string;
  readonly product: string;
  readonly licensee: string | null;
}

/** Owned or managed licences, in the order asked for (D-107). */
async function findUpgradable(
  db: Database,
  user: Named,
  seatIds: readonly string[],
): Promise<UpgradableSeat[]> {
  const found = await db
    .select({ seatId: seats.id, product: seats.product, licensee: seats.licensee })
    .from(seats)
    .where(and(inArray(seats.id, [...seatIds]), eq(seats.kind, 'perpetual'), isOwnedOrManagedBy(db, user)));
  const byId = new Map(found.map((seat) => [seat.seatId, seat]));
  return seatIds.flatMap((id) => byId.get(id) ?? []);
}
