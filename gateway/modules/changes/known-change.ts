import { displayName } from '#domain/licenses/display-name';
import { confirmationChange } from '#domain/store/confirmation-change';
import { confirmationTermCode } from '#domain/store/confirmation-term';
import { isSamePrice } from '#domain/store/same-price';
import type { GatewayContext } from '../../context';
import type { ConfirmationAnswer } from '../../vendor/answers/confirmation';
import { knownOutcome } from '../store/known-attempt';
import { orderFingerprint } from '../store/order-fingerprint';
import type { OrderOutcome } from '../store/order-outcome';
import type { ChangeOrder } from './change-order';
import type { ChangeWish } from './change-wish';

/** What a change is recognized by. */
export function changeFingerprint({ total, payment, wish }: ChangeOrder): string {
  const { seatIds, subscriptionId, target } = wish;
  return orderFingerprint('change', {
    ...{ total, payment },
    wish: { seatIds: [...seatIds], subscriptionId, target: { ...target } },
  });
}

/** As `knownOutcome`, for a change. */
export function knownChange(context: GatewayContext, order: ChangeOrder): Promise<OrderOutcome | null> {
  const { attemptId, total, wish, fallback } = order;
  return knownOutcome(context, {
    attemptId,
    fingerprint: changeFingerprint(order),
    total,
    // Nothing was sold: then no price can have been shown either.
    isFree: isSamePrice(total, 0),
    isIn: (sale) => isSameChange(wish, sale),
    fallback,
  });
}

function isSameChange({ seatIds, target }: ChangeWish, sale: ConfirmationAnswer): boolean {
  if (confirmationChange(sale) !== target.kind) return false;
  if (seatIds.size > 0 && !sale.seatIds.every((id) => seatIds.has(id))) return false;
  return target.kind === 'EDITION'
    ? sale.lines.every(({ productName }) => productName === displayName(target.licenseType))
    : sale.term === null || confirmationTermCode(sale) === target.term;
}
