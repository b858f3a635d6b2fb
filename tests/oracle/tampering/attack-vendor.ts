import { isDeepStrictEqual } from 'node:util';
import type { VendorReply } from '#tests/testkit/call-vendor';
import { addedBy, compareBooks, plus, readBooks } from './books';
import { expectedSale, recordedSale } from './recorded-sale';
import { type SentOrder, sentOrder, tamperedOrders } from './vendor-orders';
import { takeCoupons } from './verdict';
import type { World } from './world';

/** Number of orders sold, and refused by code. */
export type Tally = Record<string, number>;

/** Orders between comparisons of the whole books. */
const BATCH = 25;

/**
 * Sends tampered orders directly to the vendor, one after the other.
 * @throws Error with the whole case for the first order that is neither refused without a trace nor sold at
 * exactly the oracle's price.
 */
export async function attackVendor(world: World, seed: number, count: number): Promise<Tally> {
  const tally: Tally = {};
  await keepCards(world);
  const orders = tamperedOrders(seed, count);
  let books = await readBooks(world);
  let captcha = await world.shop.captcha();
  for (const [index, order] of orders.entries()) {
    const sent = sentOrder(world, order);
    const key = `tampered-${seed}-${index}`;
    const payment = order.hasNewCard ? await world.shop.newCard() : { useExistingPaymentMethod: 'true' };
    const reply = await world.shop.vendor.call(sent.path, {
      token: sent.customer.user.token,
      form: { ...sent.form, ...payment, recaptchaToken: captcha },
      headers: { 'Idempotency-Key': key },
    });
    const problem = await problemWith(world, sent, reply, key);
    if (problem !== null)
      throw new Error(JSON.stringify({ seed, index, problem, order, sent, reply }, null, 1));
    const outcome = outcomeOf(reply);
    tally[outcome] = (tally[outcome] ?? 0) + 1;
    if (sent.verdict.isSold) {
      captcha = await world.shop.captcha();
      books = plus(books, addedBy(sent.verdict));
      takeCoupons(sent.verdict, sent.customer);
    }
    if (index % BATCH === BATCH - 1 || index === orders.length - 1) await compareBooks(world, books);
  }
  return tally;
}

/** Places one honest order per customer, with a new card that is kept. */
export async function keepCards(world: World): Promise<void> {
  for (const customer of world.customers.keys()) {
    const cart = { kind: 'rp', term: 2, proQuantity: 1, teamQuantity: 0, entQuantity: 0 } as const;
    const sent = sentOrder(world, { cart, customer, group: null, tampers: [], hasNewCard: true });
    const { token } = sent.customer.user;
    const reply = await world.shop.vendor.call(sent.path, {
      token,
      form: { ...sent.form, ...(await world.shop.newCard()) },
    });
    if (outcomeOf(reply) !== 'SOLD') throw new Error(`An honest order was refused: ${reply.text}`);
    takeCoupons(sent.verdict, sent.customer);
  }
}

async function problemWith(
  world: World,
  sent: SentOrder,
  reply: VendorReply,
  key: string,
): Promise<string | null> {
  const { verdict, customer } = sent;
  const charges = world.shop.charges(key);
  if (!verdict.isSold) {
    if (charges.length > 0) return `refused, but charged ${charges}`;
    const isRefused =
      reply.status < 500 && reply.body['success'] !== true && reply.body['processing'] !== true;
    return isRefused ? null : 'should be refused';
  }
  if (outcomeOf(reply) !== 'SOLD') return 'should be sold';
  const sale = await recordedSale(world, String(reply.body['transactionId']));
  const expected = expectedSale(verdict, customer, sale?.groupId ?? '');
  if (!isDeepStrictEqual(sale, expected))
    return `recorded ${JSON.stringify(sale)}, not ${JSON.stringify(expected)}`;
  const total = (verdict.figures.total / 100).toFixed(2);
  const expectedCharges = verdict.figures.total > 0 ? [total] : [];
  return isDeepStrictEqual(charges, expectedCharges) ? null : `charged ${charges}, not ${expectedCharges}`;
}

function outcomeOf({ status, body }: VendorReply): string {
  if (body['success'] === true) return 'SOLD';
  return typeof body['code'] === 'string' ? body['code'] : `HTTP ${status}`;
}
