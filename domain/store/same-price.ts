import { type Cents, parseMoney } from '../money/cents';

/** Whether a total sent by a client is the computed one; off by 0.01 or unreadable is not (CART-19, D-39). */
export function isSamePrice(sent: string, computed: Cents): boolean {
  return parseMoney(sent) === computed;
}
