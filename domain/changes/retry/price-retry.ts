import type { CalendarDate } from '../../calendar/calendar-date';
import { isSaleLicenseType } from '../../licenses/license-type';
import type { SubscriptionFacts } from '../../licenses/model';
import { effectiveLicenseType, effectiveTerm } from '../../licenses/renews';
import { message } from '../../messages/catalogue';
import type { Cents } from '../../money/cents';
import { planPeriod, type RenewalPart, type RenewingSeat } from '../../renewals/renewal-plan';
import { priceRenewal } from '../../renewals/renewal-price';
import { listPrice, type PriceList } from '../../store/prices/price-list';
import { lineBasis, type PricedLine, type Pricing } from '../../store/prices/priced-line';
import type { TermCode } from '../../terms/term-code';

type RetriedGroup = Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate' | 'isBilledByTime'>;

export interface PricedRetry {
  /** The first keeps the group. */
  readonly parts: readonly RenewalPart[];
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
}

export type RetryPricing =
  | { readonly ok: true; readonly priced: PricedRetry }
  | {
      readonly ok: false;
      readonly refusal: { readonly code: 'EMPTY_CART' | 'NOT_ALLOWED'; readonly message: string };
    };

interface Retry extends Pricing {
  readonly group: RetriedGroup;
  readonly renewing: readonly RenewingSeat[];
}

/** Prices a retry like the automatic renewal: effective license and term, less renewal coupons (PAY-09, D-88). */
export function priceRetry({ group, renewing, ...pricing }: Retry): RetryPricing {
  if (renewing.length === 0) return refused('EMPTY_CART', message.renewalEmpty);
  const isSold = renewing.every((seat) => isSaleLicenseType(effectiveLicenseType(seat)));
  if (!isSold || !group.isBilledByTime) return refused('NOT_ALLOWED', message.unknownProduct);
  const parts = planPeriod(group, renewing);
  return { ok: true, priced: { parts, ...priceRenewal({ parts, ...pricing }) } };
}

/** List price of a seat for its effective term; null for a license that is not on sale. */
export function retrySeatPrice(seat: RenewingSeat, term: TermCode, priceList: PriceList): Cents | null {
  const licenseType = effectiveLicenseType(seat);
  if (!isSaleLicenseType(licenseType)) return null;
  return listPrice(priceList, licenseType, effectiveTerm(seat, term));
}

function refused(code: 'EMPTY_CART' | 'NOT_ALLOWED', text: string): RetryPricing {
  return { ok: false, refusal: { code, message: text } };
}

interface PromisedRetry {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly periodEnd: CalendarDate;
  readonly priced: PricedRetry;
}

export function retryBasis({ userId, subscriptionId, periodEnd, priced }: PromisedRetry): string {
  return JSON.stringify([
    'retry',
    userId,
    subscriptionId,
    periodEnd,
    priced.parts.map(({ term, expireDate, seats }) => [
      term,
      expireDate,
      seats.map(({ seatId, licenseType }) => [seatId, licenseType]),
    ]),
    lineBasis(priced.lines),
    priced.total,
  ]);
}
