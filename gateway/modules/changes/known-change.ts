import { displayName } from '#domain/licenses/display-name';
import { confirmationChange } from '#domain/store/confirmation-change';
import { confirmationTermCode } from '#domain/store/confirmation-term';
import { isSamePrice } from '#domain/store/same-price';
import type { GatewayContext } from '../../context';
import type { ConfirmationAnswer } from '../../vendor/answers/confirmation';
import { attemptReused, knownOutcome } from '../store/known-attempt';
import { type OrderOutcome, refusedWith } from '../store/order-outcome';
import type { ChangeOrder } from './change-order';
import type { ChangeWish } from './change-wish';

/** As `knownOutcome`, for a change. */
export async function knownChange(context: GatewayContext, order: ChangeOrder): Promise<OrderOutcome | null> {
  const { attemptId, total, wish, fallback } = order;
  const known = await knownOutcome(context, {
    attemptId,
    total,
    isIn: (sale) => isSameChange(wish, sale),
    fallback,
  });
  // Nothing was sold: then there is no sale to compare with, and no price that can have been shown.
  const isUnpaid = known?.state === 'DONE' && known.transactionId === null;
  return isUnpaid && !isSamePrice(total, 0) ? refusedWith(attemptReused()) : known;
}

function isSameChange({ seatIds, target }: ChangeWish, sale: ConfirmationAnswer): boolean {
  if (confirmationChange(sale) !== target.kind) return false;
  if (seatIds.size > 0 && !sale.seatIds.every((id) => seatIds.has(id))) return false;
  return target.kind === 'EDITION'
    ? sale.lines.every(({ productName }) => productName === displayName(target.licenseType))
    : sale.term === null || confirmationTermCode(sale) === target.term;
}
