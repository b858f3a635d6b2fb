import type { GatewayEnv } from '../../env';
import { RECEIVE_MS } from '../../http/receive-in-time';

type OrderLimits = Pick<GatewayEnv, 'VENDOR_ORDER_TIMEOUT_MS'>;

/** Time for what has to be read before an order is sent; with the truth about one that got lost, people wait that long. */
const LONGEST_READ_MS = 15_000;

/** An order that was received longer ago than this is not sent any more. */
export function sendsWithinMs({ VENDOR_ORDER_TIMEOUT_MS }: OrderLimits): number {
  return Math.min(VENDOR_ORDER_TIMEOUT_MS, LONGEST_READ_MS);
}

/** The longest way from the browser to the vendor's record. Whoever asks sooner may miss an order yet to be charged (D-126). */
export function arrivesWithinSeconds(limits: OrderLimits): number {
  return Math.ceil((RECEIVE_MS + sendsWithinMs(limits) + limits.VENDOR_ORDER_TIMEOUT_MS) / 1_000);
}
