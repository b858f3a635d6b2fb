import type { GatewayEnv } from '../../env';
import { RECEIVE_MS } from '../../http/receive-in-time';

type OrderLimits = Pick<GatewayEnv, 'VENDOR_ORDER_TIMEOUT_MS'>;

/** Time for what has to be read before an order is sent; with the truth about one that got lost, people wait that long. */
const LONGEST_READ_MS = 15_000;

/**
 * An order that was received longer ago than this is not sent any more, however long the vendor took over what has to
 * be read first; in milliseconds.
 */
export function sendsWithinMs({ VENDOR_ORDER_TIMEOUT_MS }: OrderLimits): number {
  return Math.min(VENDOR_ORDER_TIMEOUT_MS, LONGEST_READ_MS);
}

/**
 * The longest that an order can be on its way from the browser to the vendor's record of it: to be received, to be
 * sent, and to be taken by the vendor; in whole seconds. Whoever asks sooner may be told of no order that is yet to be
 * charged (D-126).
 */
export function arrivesWithinSeconds(limits: OrderLimits): number {
  return Math.ceil((RECEIVE_MS + sendsWithinMs(limits) + limits.VENDOR_ORDER_TIMEOUT_MS) / 1_000);
}
