import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  checkUpgradeSeats,
  type PricedUpgrade,
  priceUpgrade,
  type UpgradeLine,
  upgradeLines,
} from '#domain/changes/upgrade/upgrade';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { isSamePrice } from '#domain/store/prices/same-price';
import { identityOf } from '../../account/identity-of';
import type { UserIdentity } from '../../account/refers-to';
import type { PricedLine } from '../../billing/priced-line';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import { formList, formText } from '../../http/parse-input';
import { isOwnedOrManagedBy } from '../../licenses/visible-seats';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { buyerFields, cardPayment, orderFields } from '../../orders/order-snapshot';
import { checkPayment, payFields } from '../../orders/payment';
import {
  type Checked,
  invalidInput,
  refused,
  refusedByRule,
  upgradeImpossible,
  upgradeNotAllowed,
} from '../../orders/refusals';
import { snapshotStep } from '../../orders/sales/order-lines';

/** REST-25. */
export const upgradeForm = z.object({
  seatIdsToUpgrade: formList(formText(64)),
  /** `seatId,team` per license. */
  SeatIdsToFutureLic: formList(formText(96)),
  Pro8Team9Quantity: formText(8),
  Team8Team9Quantity: formText(8),
  userTotalPrice: formText(32),
  ...payFields,
});
type UpgradeForm = z.infer<typeof upgradeForm>;

export const upgradeSnapshot = z.object({
  kind: z.literal('upgrade'),
  ...orderFields,
  lines: orderFields.lines.min(1),
  seats: z.array(z.object({ seatId: z.string(), product: z.string() })).min(1),
  payment: cardPayment,
});
export type UpgradeSnapshot = z.infer<typeof upgradeSnapshot>;

export async function checkUpgrade(
  deps: OrderDeps,
  request: OrderRequest<UpgradeForm>,
): Promise<OrderCheck<UpgradeSnapshot>> {
  const { user, form } = request;
  const read = readUpgrade(form);
  if (!read.ok) return read;
  const licenses = await findUpgradable(deps.db, user, read.seatIds);
  if (licenses.length < read.seatIds.length) return refused(upgradeNotAllowed);
  const priced = priceUpgrade(licenses);
  if (priced.skippedSeatIds.length > 0) return refused(upgradeImpossible);
  const paid = await checkPayment(deps, request, isSamePriced(form, priced));
  if (!paid.ok) return paid;
  const licensees = new Set(licenses.flatMap(({ licensee }) => licensee ?? []));
  const billed = user.company.trim() || user.name || user.email;
  const licensee = [...licensees].join(', ') || billed;
  const snapshot: UpgradeSnapshot = {
    kind: 'upgrade',
    ...buyerFields(deps.clock.today(), { email: user.email, licensee }, paid.paying),
    seats: priced.seats.map(({ seatId, product }) => ({ seatId, product })),
    lines: upgradeSaleLines(priced),
    totalCents: priced.total,
  };
  return { ok: true, snapshot, nonce: paid.nonce };
}

// The client's values are only compared.
function isSamePriced(form: UpgradeForm, { total, proQuantity, teamQuantity }: PricedUpgrade): boolean {
  const { userTotalPrice, Pro8Team9Quantity, Team8Team9Quantity } = form;
  return (
    (userTotalPrice === '' || isSamePrice(userTotalPrice, total)) &&
    (Pro8Team9Quantity || '0') === String(proQuantity) &&
    (Team8Team9Quantity || '0') === String(teamQuantity)
  );
}

/** Requires that exactly these licenses become Team (PERP-05, PERP-07). */
function readUpgrade(form: UpgradeForm): Checked<{ readonly seatIds: readonly string[] }> {
  const seatIds = form.seatIdsToUpgrade;
  const refusal = checkUpgradeSeats(seatIds);
  if (refusal) return refusedByRule(refusal);
  const wanted = new Set(seatIds.map((id) => `${id},team`));
  const sent = form.SeatIdsToFutureLic.map((pair) => pair.replace(/\s*,\s*team$/i, ',team'));
  const isEach = sent.length === wanted.size && new Set(sent).size === wanted.size;
  const isTeam = isEach && sent.every((pair) => wanted.has(pair));
  return isTeam ? { ok: true, seatIds } : refused(invalidInput(message.upgradeTarget));
}

/** Checks that the customer may still upgrade all of them, as a manager may have been removed since. */
export async function areUpgradable(
  db: Database,
  userId: string,
  licenses: UpgradeSnapshot['seats'],
): Promise<boolean> {
  const user = await identityOf(db, userId);
  if (user === null) return false;
  const ids = licenses.map(({ seatId }) => seatId);
  return (await findUpgradable(db, user, ids)).length === ids.length;
}

/** Returns owned or managed licenses in the given order (D-107). */
async function findUpgradable(db: Database, user: UserIdentity, seatIds: readonly string[]) {
  const found = await db
    .select({ seatId: seats.id, product: seats.product, licensee: seats.licensee })
    .from(seats)
    .where(and(inArray(seats.id, [...seatIds]), eq(seats.kind, 'perpetual'), isOwnedOrManagedBy(db, user)));
  const byId = new Map(found.map((seat) => [seat.seatId, seat]));
  return seatIds.flatMap((id) => byId.get(id) ?? []);
}

export function upgradeSaleLines(priced: PricedUpgrade): PricedLine[] {
  return upgradeLines(priced).map(toLine);
}

function toLine({ product, quantity, unitPrice, total, derivation }: UpgradeLine): PricedLine {
  return {
    licenseType: LicenseType.Team,
    productCode: null,
    productName: product,
    quantity,
    unitCents: unitPrice,
    adjustmentCents: 0,
    discountCents: 0,
    amountCents: total,
    derivation: derivation.map(snapshotStep),
    coupons: [],
  };
}
