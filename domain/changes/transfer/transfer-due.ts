import type { CalendarDate } from '../../calendar/calendar-date';
import { isSaleLicenseType } from '../../licenses/license-type';
import type { SubscriptionFacts } from '../../licenses/model';
import { effectiveLicenseType, effectiveTerm, isContinuingWith, isSetToRenew } from '../../licenses/renews';
import type { Cents } from '../../money/cents';
import { renewalDay } from '../../renewals/renewal-period';
import { termsInOrder } from '../../renewals/renewal-plan';
import { priceRenewedItems } from '../../renewals/renewal-price';
import { lineBasis, type PricedLine, type Pricing } from '../../store/prices/priced-line';
import { nextBillingDate } from '../../terms/term-period';
import type { ChangeUnit } from '../change-unit';

export interface TransferDue {
  readonly date: CalendarDate;
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
}

interface Question extends Pricing {
  readonly group: Pick<
    SubscriptionFacts,
    'term' | 'expireDate' | 'autoRenew' | 'canceled' | 'isPurchaseOrder' | 'isBilledByTime'
  >;
  readonly units: readonly ChangeUnit[];
}

/** Next renewal at today's prices less the new owner's coupons of that day (XFER-10, D-77); null if there is none. */
export function transferDue({ group, units, today, ...pricing }: Question): TransferDue | null {
  const items = units
    .filter((unit) => unit.quantity > 0 && isContinuingWith(group, unit))
    .map((unit) => ({
      licenseType: effectiveLicenseType(unit),
      quantity: unit.quantity,
      term: effectiveTerm(unit, group.term),
    }));
  const isPriced = group.isBilledByTime && items.every(({ licenseType }) => isSaleLicenseType(licenseType));
  if (items.length === 0 || !isSetToRenew(group) || !isPriced) return null;
  const chargedOn = renewalDay(group.expireDate, today);
  const terms = termsInOrder(
    items.map(({ term }) => term),
    group.term,
  );
  const inOrder = terms.flatMap((term) => items.filter((item) => item.term === term));
  return {
    date: nextBillingDate(group.expireDate),
    ...priceRenewedItems(inOrder, { ...pricing, today: chargedOn, mainTerm: terms[0] }),
  };
}

interface Promised {
  readonly userId: string;
  readonly group: Pick<SubscriptionFacts, 'id' | 'expireDate' | 'isPurchaseOrder'>;
  readonly seatCount: number;
  readonly due: TransferDue | null;
}

export function transferBasis({ userId, group, seatCount, due }: Promised): string {
  return JSON.stringify([
    'transfer',
    userId,
    group.id,
    group.expireDate,
    group.isPurchaseOrder,
    seatCount,
    due && [due.date, due.total, lineBasis(due.lines)],
  ]);
}
