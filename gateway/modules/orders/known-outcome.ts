import { parseMoney } from '#domain/money/cents';
import type { GatewayContext } from '../../context';
import type { UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import type { OrderInput, OrderKind } from './order-kind';
import { fromStatus, type OrderOutcome, refusedWith } from './order-outcome';

type Recognizing<Input extends OrderInput> = Pick<
  OrderKind<Input, { readonly previewId: string }, unknown>,
  'isFree' | 'isIn' | 'texts'
>;

/** A repeat gets the first outcome; another order under the same attempt is refused (D-126). Null for an unknown attempt. */
export async function knownOutcome<Input extends OrderInput>(
  context: GatewayContext,
  kind: Recognizing<Input>,
  input: Input,
  fingerprint: string,
): Promise<OrderOutcome | null> {
  const status = await context.vendor.cart.orderStatus(input.attemptId);
  if (status.state === 'unknown') return null;
  const outcome = fromStatus(status, kind.texts(context, input).refused);
  const isSame =
    status.fingerprint === null
      ? outcome.state !== 'DONE' || (await isSameSale(context, kind, input, outcome.transactionId))
      : status.fingerprint === fingerprint;
  return isSame ? outcome : refusedWith(attemptReused());
}

async function isSameSale<Input extends OrderInput>(
  context: GatewayContext,
  kind: Recognizing<Input>,
  input: Input,
  transactionId: string | null,
): Promise<boolean> {
  if (transactionId === null) return kind.isFree(input);
  const { email } = await requireProfile(context);
  const sale = await context.vendor.cart.thankYou(transactionId, email);
  return (
    sale !== null && (sale.amount ?? null) === parseMoney(input.total) && kind.isIn(context, input, sale)
  );
}

function attemptReused(): UserError {
  const text = 'This order was submitted before with other contents. Please start a new order.';
  return userError('ATTEMPT_REUSED', text, { field: 'attemptId' });
}
