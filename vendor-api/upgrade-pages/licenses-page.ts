import { and, asc, eq } from 'drizzle-orm';
import { type PricedUpgrade, priceUpgrade, UPGRADED_PRODUCT } from '#domain/changes/upgrade/upgrade';
import { formatUsd } from '#domain/money/format-usd';
import { searchable } from '#domain/text/searchable';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import { type Html, html } from '../html';
import type { SignedInUser } from '../http/identity';
import { isOwnedOrManagedBy } from '../licenses/visible-seats';

export function licensesBody(licenses: readonly FoundLicense[], asked: readonly string[]): Html {
  const chosen = asked.length === 0 ? licenses : licenses.filter(({ id }) => asked.includes(id));
  const priced = priceUpgrade(chosen.map(({ id, product }) => ({ seatId: id, product })));
  return html`${notices(asked, chosen, priced)}${priced.seats.length === 0 ? '' : table(chosen, priced)}`;
}

function notices(
  asked: readonly string[],
  chosen: readonly FoundLicense[],
  { seats, skippedSeatIds }: PricedUpgrade,
): Html[] {
  const known = new Set(chosen.map(({ id }) => id));
  const unknown = asked.filter((id) => !known.has(id));
  const skipped = chosen.filter(({ id }) => asked.includes(id) && skippedSeatIds.includes(id));
  return [
    ...(asked.length === 0 && seats.length === 0 ? ['There are no perpetual licenses to upgrade.'] : []),
    ...skipped.map(({ product }) => `${product} cannot be upgraded and stays as it is.`),
    ...unknown.map((id) => `${id} is unknown, or not yours to upgrade.`),
  ].map((text) => html`<p class="notice">${text}</p>`);
}

function table(chosen: readonly FoundLicense[], { seats, total }: PricedUpgrade): Html {
  const byId = new Map(chosen.map((license) => [license.id, license]));
  return html`<table>
<caption>Licenses to upgrade</caption>
<thead><tr><th scope="col">License</th><th scope="col" class="becomes">Becomes</th><th scope="col">Price</th></tr></thead>
<tbody>${seats.map(
    ({ seatId, product, price }) =>
      html`<tr><td>${product}${whose(byId.get(seatId))}</td><td class="becomes">${UPGRADED_PRODUCT}</td><td>${formatUsd(price)}</td></tr>`,
  )}</tbody>
<tfoot><tr><td>Total USD</td><td class="becomes"></td><td>${formatUsd(total)}</td></tr></tfoot>
</table>`;
}

function whose(license: FoundLicense | undefined): Html | string {
  const facts = [license?.licensee, license?.assignedTo].filter((fact) => fact);
  return facts.length === 0 ? '' : html`<small>${facts.join(', ')}</small>`;
}

export function findPerpetual(db: Database, user: SignedInUser) {
  return find(db, user, 'perpetual');
}

/** Ignores case, because a code may be typed from paper. */
export async function findUpgradeCode(
  db: Database,
  user: SignedInUser,
  code: string,
): Promise<FoundLicense | null> {
  const codes = await find(db, user, 'upgrade');
  const sought = searchable(code);
  return codes.find(({ upgradeKey }) => searchable(upgradeKey ?? '') === sought) ?? null;
}

export type FoundLicense = Awaited<ReturnType<typeof find>>[number];

function find(db: Database, user: SignedInUser, kind: 'perpetual' | 'upgrade') {
  return db
    .select({
      id: seats.id,
      product: seats.product,
      licensee: seats.licensee,
      assignedTo: seats.assignedTo,
      upgradeKey: seats.upgradeKey,
      numUpgrades: seats.numUpgrades,
      numUpgradesUsed: seats.numUpgradesUsed,
    })
    .from(seats)
    .where(and(eq(seats.kind, kind), isOwnedOrManagedBy(db, user)))
    .orderBy(asc(seats.purchaseDate), asc(seats.ordinal), asc(seats.id));
}
