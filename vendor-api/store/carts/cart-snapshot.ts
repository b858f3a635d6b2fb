import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { PricedCart } from '#domain/store/price-cart';
import type { CardHolder } from '../../billing/card-on-file';
import { snapshotLine } from '../../orders/lines/snapshot-line';
import type { CartContents, CartSnapshot, SnapshotPayment } from '../../orders/order-snapshot';

interface AcceptedOrder {
  readonly today: CalendarDate;
  /** First day of what is bought: today, or that of the group joined (D-40). */
  readonly startDate: CalendarDate;
  readonly user: { readonly email: string };
  readonly licensee: string;
  /** What is bought ends with its group instead of renewing. */
  readonly isPurchaseOrder: boolean;
  readonly priced: PricedCart;
  readonly contents: CartContents;
  readonly payment: SnapshotPayment;
  readonly holder: CardHolder;
}

/** An accepted order as it is kept with its attempt. */
export function cartSnapshot(accepted: AcceptedOrder): CartSnapshot {
  const { today, startDate, user, licensee, isPurchaseOrder, priced, contents, payment, holder } = accepted;
  return {
    ...contents,
    today,
    buyer: {
      name: licensee,
      email: user.email,
      address: holder.address,
      vat: holder.vat,
      cardholderName: holder.cardholderName,
    },
    licensee,
    termCode: priced.term,
    subscriptionId: priced.coTerm?.subscriptionId ?? null,
    startDate,
    expireDate: priced.expireDate,
    isPurchaseOrder,
    lines: priced.lines.map(snapshotLine),
    totalCents: priced.total,
    payment,
  };
}
