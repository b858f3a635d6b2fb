import { parseMoney } from '#domain/money/cents';
import type { GatewayContext } from '../../context';
import type { BuyRpSubscriptionInput } from '../../resolvers.generated';
import type { ConfirmationAnswer } from '../../vendor/answers/confirmation';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import { fromStatus, type OrderOutcome, refusedWith } from './order-outcome';

/**
 * The outcome of an attempt that the vendor has on record; null for one that it does not know. A repeat gets the
 * first outcome, whatever prices and coupons have become since (D-126).
 */
export async function knownOutcome(
  context: GatewayContext,
  input: BuyRpSubscriptionInput,
): Promise<OrderOutcome | null> {
  const status = await context.vendor.cart.orderStatus(input.attemptId);
  if (status.state === 'unknown') return null;
  const outcome = fromStatus(status, context.settings.SUPPORT_HOST);
  if (outcome.state !== 'DONE' || outcome.transactionId === null) return outcome;
  return (await isSameOrder(context, input, outcome.transactionId)) ? outcome : refusedWith(reused());
}

async function isSameOrder(
  context: GatewayContext,
  input: BuyRpSubscriptionInput,
  transactionId: string,
): Promise<boolean> {
  const { email } = await requireProfile(context);
  const sale = await context.vendor.cart.thankYou(transactionId, email);
  return sale !== null && hasContents(sale, input);
}

function hasContents(sale: ConfirmationAnswer, { cart, total }: BuyRpSubscriptionInput): boolean {
  return (
    sale.proCount === cart.proQuantity &&
    sale.teamCount === cart.teamQuantity &&
    sale.entCount === cart.entQuantity &&
    (sale.amount ?? null) === parseMoney(total) &&
    (!cart.subscriptionGroup || cart.subscriptionGroup === sale.subscriptionId)
  );
}

function reused() {
  const text = 'This order was submitted before with other contents. Please start a new order.';
  return userError('ATTEMPT_REUSED', text, { field: 'attemptId' });
}
