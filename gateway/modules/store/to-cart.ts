import { type Cents, toDecimalString } from '#domain/money/cents';
import type { CoTermPeriod as Period } from '#domain/store/carts/price-cart';
import { termName } from '#domain/terms/term-code';
import { TERMS } from '../../models/codes';
import type { Cart, CoTermPeriod } from '../../resolvers.generated';
import { toCartLine } from '../common/to-cart-line';
import type { CartQuote } from './carts/quote-cart';

const money = (cents: Cents): string => toDecimalString(cents);

export function toCartModel({ previewId, priced, groupName }: CartQuote): Cart {
  return {
    previewId,
    term: TERMS[priced.term],
    termName: termName(priced.term),
    lines: priced.lines.map(toCartLine),
    total: money(priced.total),
    listTotal: money(priced.listTotal),
    adjustmentTotal: money(priced.adjustmentTotal),
    discountTotal: money(priced.discountTotal),
    coTerm: priced.coTerm && toPeriod(priced.coTerm, groupName ?? ''),
    expireDate: priced.expireDate,
    nextBillingDate: priced.nextBillingDate,
  };
}

function toPeriod(period: Period, name: string): CoTermPeriod {
  return { ...period, name };
}
