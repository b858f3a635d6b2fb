import { eq } from 'drizzle-orm';
import { type RunningGateway, startGateway } from '../../gateway/testkit/start-gateway';
import { issueCode } from '../../vendor-api/account/sessions';
import { outboxMails } from '../../vendor-api/db/schema/billing';
import { seats } from '../../vendor-api/db/schema/licenses';
import { insertGroup } from '../../vendor-api/demo/builders';
import { setReadOnlyOverride } from '../../vendor-api/status/read-only-mode';
import { replaceCard } from './card-customer';
import { eventually } from './eventually';
import { domainOf, organizationOf } from './homes';
import { addPastSales, storedReceipts } from './past-sales';
import type { PortalCommands, PortalSettings } from './portal-commands';
import { addCoupon, addLicensesOf, setPrice } from './portal-data';
import { rpCart } from './rp-cart';
import { HURRIED, type Shop, startShop } from './start-shop';

/** Public URL of the portal; tests use its port instead. */
const PUBLIC_URL = 'https://portal.example';

/** A portal in this process, independent of others: its own ports, database and stand-ins. */
export interface OpenPortal {
  readonly url: string;
  readonly commands: PortalCommands;
  stop(): Promise<void>;
}

export async function openPortal(settings: PortalSettings): Promise<OpenPortal> {
  const shop = await startShop('PGlite', { ...HURRIED, FAULT_DIAL: 'true', ...settings.vendor });
  const gateway = await startGateway({
    vendorUrl: shop.vendor.url,
    env: {
      PUBLIC_URL,
      SANDBOX_URL: shop.sandbox.payments.url,
      UPGRADE_URL: shop.vendor.url,
      ...settings.gateway,
    },
  });
  return {
    url: gateway.url,
    commands: commandsOf(shop, gateway),
    async stop() {
      await gateway.stop();
      await shop.stop();
    },
  };
}

function commandsOf(shop: Shop, gateway: RunningGateway): PortalCommands {
  const { vendor, sandbox } = shop;
  const { db, faults } = vendor.deps;
  return {
    user: vendor.user,
    signIn: (email) => vendor.signIn(email),
    group: (owner, spec) => insertGroup(db, owner, spec),
    organization: (admin, name) => organizationOf(shop, admin, name),
    domain: (admin, domain) => domainOf(shop, admin, domain),
    licenses: (owner, kind, specs) => addLicensesOf(vendor, owner, kind, specs),
    coupon: (owner, coupon) => addCoupon(vendor, owner, coupon),
    price: (licenseType, cents) => setPrice(vendor, licenseType, cents),
    async buy(user, cart) {
      const { body } = await shop.buy(user, { ...rpCart(cart), ...(await shop.newCard()) });
      if (body['success'] !== true) throw new Error(`Not bought: ${JSON.stringify(body)}`);
      return String(body['transactionId']);
    },
    replaceCard: (user) => replaceCard(shop, user),
    pastSales: (user, sales) => addPastSales(vendor, user, sales),
    storedReceipts: (user) => storedReceipts(vendor, user),
    charges: async () => shop.charges(),
    code: (userId) => issueCode(vendor.deps, userId, `${PUBLIC_URL}/login`),
    async isSignedIn(token) {
      return (await vendor.call('/user/authcheck', { token })).status === 200;
    },
    async assignedTo(seatId) {
      const [seat] = await db.select().from(seats).where(eq(seats.id, seatId));
      return seat?.assignedTo ?? null;
    },
    async faults(settings) {
      faults.set(settings);
    },
    readOnly: (message) => setReadOnlyOverride(vendor.deps, message),
    async paymentFault(fault) {
      const dial = sandbox.payments.faults;
      if (fault === null) dial.clear();
      else if (fault === 'expire-tokens') dial.expireTokens();
      else dial.set(fault);
    },
    async mailsTo(email) {
      const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
      return mails
        .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
        .map(({ subject }) => subject);
    },
    async passTo(day) {
      vendor.deps.clock.today = () => day;
      const known = () => gateway.ask('{ config { today } }');
      await eventually(known, ({ data }) => data.config.today === day);
    },
    async endSession(token) {
      await vendor.call('/user/logout', { token });
    },
  };
}
