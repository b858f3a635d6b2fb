import { toDecimalString } from '#domain/money/cents';
import { termName } from '#domain/terms/term-name';
import { nextBillingDate } from '#domain/terms/term-period';
import { TERMS } from '../../../models/codes';
import type { PoRenewalPreview } from '../../../resolvers.generated';
import { toCartLine } from '../../store/to-cart';
import type { PoRenewalQuote } from './quote-po-renewal';

/** A quote as the schema shows it. */
export function toPoRenewal(quote: PoRenewalQuote): PoRenewalPreview {
  const { previewId, isAutoRenew, group, renewed, leftOutCount, priced, today } = quote;
  return {
    previewId,
    total: toDecimalString(totalNow(quote)),
    termTotal: toDecimalString(priced.total),
    listTotal: toDecimalString(priced.listTotal),
    discountTotal: toDecimalString(priced.discountTotal),
    lines: priced.lines.map(toCartLine),
    term: TERMS[priced.term],
    termName: termName(priced.term),
    quantity: renewed.reduce((sum, { quantity }) => sum + quantity, 0),
    leftOutCount,
    expireDate: group.expireDate,
    newExpireDate: priced.expireDate,
    chargeOn: isAutoRenew ? nextBillingDate(group.expireDate) : today,
  };
}

/** What is charged now, in cents. */
export function totalNow({ isAutoRenew, priced }: PoRenewalQuote): number {
  return isAutoRenew ? 0 : priced.total;
}
