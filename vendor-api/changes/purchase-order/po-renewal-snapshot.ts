import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { ChangeUnit } from '#domain/changes/change-unit';
import type { PricedPoRenewal } from '#domain/changes/price-po-renewal';
import { nextBillingDate } from '#domain/terms/term-period';
import type { CardHolder } from '../../billing/card-on-file';
import type { PricedLine } from '../../orders/lines/priced-line';
import { snapshotLine } from '../../orders/lines/snapshot-line';
import type { AutoRenewSnapshot, PoRenewalSnapshot, SnapshotPayment } from '../../orders/order-snapshot';

interface AcceptedPoRenewal {
  readonly kind: 'poRenewal' | 'autoRenew';
  readonly today: CalendarDate;
  readonly group: { readonly id: string; readonly expireDate: CalendarDate };
  readonly renewed: readonly ChangeUnit[];
  readonly priced: PricedPoRenewal;
  readonly buyer: { readonly email: string; readonly licensee: string };
  readonly paid: { readonly payment: SnapshotPayment; readonly holder: CardHolder };
}

/** A renewal of a purchase order as it is kept with its attempt. */
export function poRenewalSnapshot(accepted: AcceptedPoRenewal): PoRenewalSnapshot | AutoRenewSnapshot {
  const { kind, today, group, renewed, priced, buyer, paid } = accepted;
  const { address, vat, cardholderName } = paid.holder;
  const ids = renewed.flatMap(({ seatId }) => seatId ?? []);
  const order = {
    today,
    buyer: { name: buyer.licensee, email: buyer.email, address, vat, cardholderName },
    licensee: buyer.licensee,
    termCode: priced.term,
    subscriptionId: group.id,
    periodEnd: group.expireDate,
    startDate: nextBillingDate(group.expireDate),
    seatIds: ids.length === 0 ? null : ids,
    payment: paid.payment,
  };
  const lines = priced.lines.map(snapshotLine);
  return kind === 'poRenewal'
    ? { ...order, kind, expireDate: priced.expireDate, lines, totalCents: priced.total }
    : { ...order, kind, expireDate: group.expireDate, lines: lines.map(unpaid), totalCents: 0 };
}

// Nothing is charged before the term ends, at the prices of then.
function unpaid(line: PricedLine): PricedLine {
  return {
    ...line,
    unitCents: 0,
    adjustmentCents: 0,
    discountCents: 0,
    amountCents: 0,
    derivation: [],
    coupons: [],
  };
}
