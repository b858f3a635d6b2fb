import { and, eq } from 'drizzle-orm';
import { UPGRADED_PRODUCT } from '#domain/changes/upgrade/upgrade';
import { LicenseType } from '#domain/licenses/license-type';
import { StoredTerm } from '#domain/terms/stored-term';
import type { CardLabel } from '../../billing/buyer';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import type { NewMail } from '../../mail/outbox';
import { NO_CLAIMS, noEffect, type OrderDeps, orderEndpoint, orderKind } from '../../orders/order-kind';
import { priceChanged, upgradeNotAllowed } from '../../orders/refusals';
import { perpetualConfirmation } from '../../orders/sales/confirmation';
import { confirmationMail, orderFacts } from '../../orders/sales/order-mail';
import { newLicenseKey } from '../../random-keys';
import {
  areUpgradable,
  checkUpgrade,
  type UpgradeSnapshot,
  upgradeForm,
  upgradeSnapshot,
} from './check-upgrade';
import { type UsedLicense, upgradedMails } from './upgraded-mails';

/** PERP-05. */
export const upgradeOrder = orderKind({
  kind: 'upgrade',
  endpoints: [orderEndpoint({ action: 'buyUpgrade', form: upgradeForm, check: checkUpgrade })],
  snapshot: upgradeSnapshot,
  priceChanged,
  claims: ({ seats }) => ({ ...NO_CLAIMS, licenses: seats }),
  // The claim itself checks that the license is still the priced product.
  stillHolds: async ({ db }, userId, { seats }) =>
    (await areUpgradable(db, userId, seats)) ? null : upgradeNotAllowed,
  async record(deps, tx, { snapshot: order, user, card }) {
    const { teamKeys, used } = await upgradeLicenses(deps, tx, order.seats);
    const { licensee } = order;
    return {
      sale: {
        termCode: StoredTerm.Perpetual,
        subscriptionId: null,
        confirmation: perpetualConfirmation(licensee, teamKeys),
        seatIds: order.seats.map(({ seatId }) => seatId),
      },
      mails: (orderNumber) => [
        upgradeMail(orderNumber, order, { card, teamKeys }),
        ...upgradedMails(user, used, deps.settings.PORTAL_URL[0] ?? ''),
      ],
    };
  },
  declined: noEffect,
});

async function upgradeLicenses(
  deps: Pick<OrderDeps, 'log'>,
  tx: Database,
  licenses: UpgradeSnapshot['seats'],
): Promise<{ teamKeys: string[]; used: UsedLicense[] }> {
  const teamKeys: string[] = [];
  const used: UsedLicense[] = [];
  for (const { seatId, product } of licenses.toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1))) {
    const [upgraded] = await tx
      .update(seats)
      .set({ product: UPGRADED_PRODUCT, licenseType: LicenseType.Team, key: newLicenseKey() })
      .where(and(eq(seats.id, seatId), eq(seats.product, product)))
      .returning({ key: seats.key, user: seats.assignedTo });
    if (!upgraded) deps.log.error({ seatId }, 'a license was paid for that is upgraded already; refund it');
    const key = upgraded?.key ?? (await currentKey(tx, seatId));
    if (key !== null) teamKeys.push(key);
    if (upgraded && upgraded.user !== null) used.push({ product, user: upgraded.user });
  }
  return { teamKeys, used };
}

async function currentKey(tx: Database, seatId: string): Promise<string | null> {
  const [seat] = await tx.select({ key: seats.key }).from(seats).where(eq(seats.id, seatId));
  return seat?.key ?? null;
}

interface Upgraded {
  readonly card: CardLabel | null;
  readonly teamKeys: readonly string[];
}

/** Contains the whole keys (D-55, CONF-12). */
function upgradeMail(orderNumber: string, order: UpgradeSnapshot, { card, teamKeys }: Upgraded): NewMail {
  return confirmationMail(order, {
    subject: `Your order ${orderNumber}`,
    opening: 'Thank you for your order.',
    facts: [
      ...orderFacts(orderNumber, order, card),
      ...teamKeys.map((key) => [`${UPGRADED_PRODUCT} key`, key] as const),
    ],
  });
}
