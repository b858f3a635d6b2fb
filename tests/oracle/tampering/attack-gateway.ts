import { isDeepStrictEqual } from 'node:util';
import { type RunningGateway, startGateway } from '../../../gateway/testkit/start-gateway';
import { keepCards, type Tally } from './attack-vendor';
import { addedBy, compareBooks, plus, readBooks } from './books';
import { cartInput, type OrderAnswer, previewCart, type ShownCart, submitOrder } from './gateway-client';
import { type Claim, type InterceptedOrder, interceptedOrders, tamperedClaim } from './gateway-orders';
import { cartVerdict, shownAs } from './gateway-verdict';
import { expectedSale, recordedSale } from './recorded-sale';
import { fittingGroups, itemAt } from './vendor-orders';
import { takeCoupons, type Verdict } from './verdict';
import type { World, WorldCustomer } from './world';

const BATCH = 25;

/**
 * Sends orders through the gateway that were tampered with between the preview and the click.
 * @throws Error with the whole case for the first order that is neither refused without a trace nor sold at
 * exactly the oracle's price; also when a preview differs from the oracle.
 */
export async function attackGateway(world: World, seed: number, count: number): Promise<Tally> {
  const gateway = await startGateway({
    vendorUrl: world.shop.vendor.url,
    env: {
      SANDBOX_URL: world.shop.sandbox.payments.url,
      ORDER_LIMIT: '1000000',
      UNCONFIRMED_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    },
  });
  try {
    await keepCards(world);
    return await attack(world, gateway, { seed, count });
  } finally {
    await gateway.stop();
  }
}

async function attack(
  world: World,
  gateway: RunningGateway,
  { seed, count }: { seed: number; count: number },
): Promise<Tally> {
  const tally: Tally = {};
  let books = await readBooks(world);
  let earlier: ShownCart | null = null;
  const orders = interceptedOrders(seed, count);
  for (const [index, order] of orders.entries()) {
    const attempt = await submit({ world, gateway, key: `intercepted-${seed}-${index}`, earlier }, order);
    const { answer, verdict, customer, key } = attempt;
    const problem = attempt.problem ?? (await problemWith(world, customer, { answer, verdict, key }));
    if (problem !== null) throw new Error(JSON.stringify({ seed, index, problem, order, attempt }, null, 1));
    const outcome = answer === null ? 'NOT IN THE SCHEMA' : (answer.userErrors[0]?.code ?? answer.state);
    tally[outcome] = (tally[outcome] ?? 0) + 1;
    if (verdict.isSold) {
      books = plus(books, addedBy(verdict));
      takeCoupons(verdict, customer);
    }
    earlier = attempt.shown ?? earlier;
    if (index % BATCH === BATCH - 1 || index === orders.length - 1) await compareBooks(world, books);
  }
  return tally;
}

interface Scene {
  readonly world: World;
  readonly gateway: RunningGateway;
  readonly key: string;
  readonly earlier: ShownCart | null;
}

async function submit({ world, gateway, key, earlier }: Scene, order: InterceptedOrder) {
  const customer = itemAt(world.customers, order.customer);
  const { kind } = order.cart;
  const group = order.group === null ? null : itemAt(fittingGroups(customer, order.cart), order.group);
  const cart = cartInput(order.cart, group?.id ?? null);
  const shown = await previewCart(gateway, customer.user, kind, cart);
  const claim = tamperedClaim(
    { cart, previewId: shown?.previewId ?? 'none', total: shown?.total ?? '0.00' },
    order,
    { world, customer, earlier },
  );
  const isSameCart = isDeepStrictEqual(claim.cart, cart);
  const now = isSameCart ? shown : await previewCart(gateway, customer.user, kind, claim.cart);
  const verdict = claimVerdict(claim, now, cartVerdict(claim.cart, kind, customer, world));
  const answer = await submitOrder(gateway, customer.user, kind, {
    ...claim,
    attemptId: key,
    licensee: { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: 'Lee Ltd' },
    payment: { useExistingPaymentMethod: true, recaptchaToken: await world.shop.captcha() },
  });
  const problem = previewProblem(shown, cartVerdict(cart, kind, customer, world));
  return { shown, claim, verdict, answer, customer, key, problem };
}

// The only valid claim is the oracle's total with the preview id of this cart at this price.
function claimVerdict({ previewId, total }: Claim, now: ShownCart | null, verdict: Verdict): Verdict {
  if (!verdict.isSold || now === null || now.previewId !== previewId) return { isSold: false };
  return total === shownAs(verdict.figures).total ? verdict : { isSold: false };
}

function previewProblem(shown: ShownCart | null, verdict: Verdict): string | null {
  if (shown === null || !verdict.isSold)
    return shown === null && !verdict.isSold ? null : 'previewed or not, wrongly';
  const { previewId: _, ...figures } = shown;
  return isDeepStrictEqual(figures, shownAs(verdict.figures)) ? null : 'the preview shows another price';
}

interface Attempt {
  readonly answer: OrderAnswer | null;
  readonly verdict: Verdict;
  readonly key: string;
}

async function problemWith(world: World, customer: WorldCustomer, attempt: Attempt): Promise<string | null> {
  const { answer, verdict, key } = attempt;
  const charges = world.shop.charges(key);
  if (!verdict.isSold) {
    if (charges.length > 0) return `refused, but charged ${charges}`;
    return answer === null || answer.state === 'REFUSED' ? null : 'should be refused';
  }
  if (answer?.state !== 'DONE') return 'should be sold';
  const sale = await recordedSale(world, answer.transactionId ?? '');
  const expected = expectedSale(verdict, customer, sale?.groupId ?? '');
  if (!isDeepStrictEqual(sale, expected)) return `recorded ${JSON.stringify(sale)}`;
  const total = shownAs(verdict.figures).total;
  return isDeepStrictEqual(charges, verdict.figures.total > 0 ? [total] : []) ? null : `charged ${charges}`;
}
