import type { CalendarDate } from '#domain/calendar/calendar-date';
import { sumCents } from '#domain/money/cents';
import type { PricedLine as DomainLine } from '#domain/store/cart-line';
import type { PricedCart } from '#domain/store/price-cart';
import type { CardHolder } from '../../billing/card-on-file';
import type { OrderSnapshot, PricedLine, SnapshotPayment } from '../orders/snapshot';

interface AcceptedOrder {
  readonly today: CalendarDate;
  readonly user: { readonly email: string };
  readonly licensee: string;
  readonly priced: PricedCart;
  readonly payment: SnapshotPayment;
  readonly holder: CardHolder;
}

/** An accepted order as it is kept with its attempt. */
export function rpSnapshot({ today, user, licensee, priced, payment, holder }: AcceptedOrder): OrderSnapshot {
  return {
    kind: 'rp',
    today,
    buyer: { name: licensee, email: user.email, address: holder.address, vat: holder.vat },
    licensee,
    termCode: priced.term,
    subscriptionId: priced.coTerm?.subscriptionId ?? null,
    startDate: today,
    expireDate: priced.expireDate,
    lines: priced.lines.map(snapshotLine),
    totalCents: priced.total,
    payment,
  };
}

/** A priced line as sales keep it. */
export function snapshotLine(line: DomainLine): PricedLine {
  return {
    licenseType: line.licenseType,
    productCode: line.productCode,
    productName: line.product,
    quantity: line.quantity,
    unitCents: line.normalItemPrice,
    adjustmentCents: line.perItemSubscriptionAdj,
    discountCents: sumCents(line.appliedCoupons.map(({ totalDisc }) => totalDisc)),
    amountCents: line.total,
    derivation: line.derivation.map(({ perItem, amount, ...step }) => ({
      ...step,
      eachCents: perItem,
      amountCents: amount,
    })),
    coupons: line.appliedCoupons.map(({ couponId, description, qty, discPerItem, totalDisc }) => ({
      couponId,
      description,
      quantity: qty,
      discountEachCents: discPerItem,
      discountCents: totalDisc,
    })),
  };
}
