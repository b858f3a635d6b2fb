import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { ChangeUnit } from '#domain/changes/change-unit';
import type { PricedPoRenewal } from '#domain/changes/purchase-order/price-po-renewal';
import { nextBillingDate } from '#domain/terms/term-period';
import type { PricedLine } from '../../billing/priced-line';
import { snapshotLine } from '../../orders/lines/snapshot-line';
import { cardPayment, day, type Paying, subscriptionFields, whoPays } from '../../orders/order-snapshot';

/** `poRenewal` is paid now, `autoRenew` by the billing cycle. */
export type PoRenewalKind = 'poRenewal' | 'autoRenew';

export const poRenewalSnapshot = z.object({
  kind: z.enum(['poRenewal', 'autoRenew']),
  ...subscriptionFields,
  subscriptionId: z.string(),
  periodEnd: day,
  /** The seats that renew; null for counted ones. */
  seatIds: z.array(z.string()).min(1).nullable(),
  payment: cardPayment,
});
export type PoRenewalSnapshot = z.infer<typeof poRenewalSnapshot>;

interface AcceptedPoRenewal {
  readonly kind: PoRenewalKind;
  readonly today: CalendarDate;
  readonly group: { readonly id: string; readonly expireDate: CalendarDate };
  readonly renewed: readonly ChangeUnit[];
  readonly priced: PricedPoRenewal;
  readonly buyer: { readonly email: string; readonly licensee: string };
  readonly paying: Paying;
}

export function acceptedPoRenewal(accepted: AcceptedPoRenewal): PoRenewalSnapshot {
  const { kind, today, group, renewed, priced, buyer, paying } = accepted;
  const ids = renewed.flatMap(({ seatId }) => seatId ?? []);
  return {
    kind,
    ...whoPays(today, buyer, paying),
    termCode: priced.term,
    subscriptionId: group.id,
    periodEnd: group.expireDate,
    startDate: nextBillingDate(group.expireDate),
    seatIds: ids.length === 0 ? null : ids,
    ...paidBy(kind, group, priced),
  };
}

function paidBy(
  kind: PoRenewalKind,
  group: AcceptedPoRenewal['group'],
  { expireDate, lines, total }: PricedPoRenewal,
) {
  switch (kind) {
    case 'poRenewal':
      return { expireDate, lines: lines.map(snapshotLine), totalCents: total };
    case 'autoRenew':
      return {
        expireDate: group.expireDate,
        lines: lines.map((line) => unpaid(snapshotLine(line))),
        totalCents: 0,
      };
  }
}

// Charged at the end of the term, at the prices of that day.
function unpaid(line: PricedLine): PricedLine {
  const nothing = { unitCents: 0, adjustmentCents: 0, discountCents: 0, amountCents: 0 };
  return { ...line, ...nothing, derivation: [], coupons: [] };
}
