import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { PricedGroup } from '#domain/changes/price-change';
import type { CardHolder } from '../../billing/card-on-file';
import { snapshotLine } from '../../orders/lines/snapshot-line';
import type { ChangeSnapshot, ChangeWish } from '../../orders/order-snapshot';
import type { ChangeQuote } from './quote-change';

/** How a change is paid, and whose card it is. */
export interface Paying {
  readonly payment: ChangeSnapshot['payment'];
  readonly holder: CardHolder;
}

const NO_ADDRESS = { streetAddress: '', locality: '', region: '', postalCode: '', country: '' };

/** Of a change that costs nothing now. */
export const NO_PAYMENT: Paying = {
  payment: { source: 'none' },
  holder: { cardholderName: '', address: NO_ADDRESS, vat: '' },
};

interface AcceptedChange {
  readonly wish: ChangeWish;
  readonly quoted: Extract<ChangeQuote, { ok: true }>;
  readonly today: CalendarDate;
  readonly email: string;
  readonly licensee: string;
  readonly paying: Paying;
}

/** An accepted change as it is kept with its attempt. */
export function changeSnapshot(accepted: AcceptedChange): ChangeSnapshot {
  const { wish, quoted, today, email, licensee, paying } = accepted;
  const { payment, holder } = paying;
  const { groups, total } = quoted.priced;
  const first = groups.find(({ lines }) => lines.length > 0) ?? groups[0];
  if (!first) throw new Error('a change of nothing');
  return {
    kind: 'change',
    today,
    buyer: {
      name: licensee,
      email,
      address: holder.address,
      vat: holder.vat,
      cardholderName: holder.cardholderName,
    },
    licensee,
    wish,
    basis: quoted.basis,
    termCode: wish.change === 'TERM' ? wish.termCode : first.group.term,
    groups: groups.map(changedGroup),
    isCloud: groups.some(({ group }) => group.kind !== 'rp'),
    lines: groups.flatMap(({ lines }) => lines.map(snapshotLine)),
    totalCents: total,
    payment,
  };
}

function changedGroup({ group, units, expireDate }: PricedGroup): ChangeSnapshot['groups'][number] {
  return {
    subscriptionId: group.id,
    termCode: group.term,
    periodEnd: group.expireDate,
    expireDate,
    isPurchaseOrder: group.isPurchaseOrder,
    units: units.map(({ unit, effect, licenseType, term }) => ({
      seatId: unit.seatId,
      quantity: unit.quantity,
      effect,
      from: unit.licenseType,
      licenseType,
      termCode: term,
    })),
  };
}
