import { eq } from 'drizzle-orm';
import { startGateway } from '../../gateway/testkit/start-gateway';
import { issueCode } from '../../vendor-api/account/one-time-codes';
import { seats } from '../../vendor-api/db/schema/licenses';
import { insertGroup } from '../../vendor-api/demo/builders';
import type { PortalCommands, Question, Reply } from './portal-commands';
import { addCoupon, setPrice } from './portal-data';
import { rpCart } from './rp-cart';
import { type Shop, startShop } from './start-shop';

/** Where the portal would be found; tests find it at its port. */
const PUBLIC_URL = 'https://portal.example';

function commandsOf(shop: Shop): PortalCommands {
  const { vendor } = shop;
  const { db, faults } = vendor.deps;
  return {
    user: vendor.user,
    signIn: (email) => vendor.signIn(email),
    group: (owner, spec) => insertGroup(db, owner, spec),
    coupon: (owner, coupon) => addCoupon(vendor, owner, coupon),
    price: (licenseType, cents) => setPrice(vendor, licenseType, cents),
    async buy(user, cart) {
      const { body } = await shop.buy(user, { ...rpCart(cart), ...(await shop.newCard()) });
      if (body['success'] !== true) throw new Error(`Not bought: ${JSON.stringify(body)}`);
      return String(body['transactionId']);
    },
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
    async endSession(token) {
      await vendor.call('/user/logout', { token });
    },
  };
}

const shop = await startShop('PGlite', {
  FAULT_DIAL: 'true',
  ...JSON.parse(process.env['VENDOR_SETTINGS'] ?? '{}'),
});
const gateway = await startGateway({
  vendorUrl: shop.vendor.url,
  env: { PUBLIC_URL, SANDBOX_URL: shop.sandbox.payments.url },
});
const commands = new Map<string, unknown>(Object.entries(commandsOf(shop)));

/** Carries out a command that the other process names; whatever it throws goes back as text. */
async function answer({ id, name, args }: Question): Promise<Reply> {
  try {
    const command = commands.get(name);
    if (typeof command !== 'function') throw new Error(`No command ${name}.`);
    return { id, value: await command(...args) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

process.on('message', async (question: Question) => process.send?.(await answer(question)));
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true, url: gateway.url });
