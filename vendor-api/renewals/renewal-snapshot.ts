import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { RenewalPart } from '#domain/licenses/renewal-plan';
import type { PricedLine } from '#domain/store/cart-line';
import { nextBillingDate } from '#domain/terms/term-period';
import type { CardOnFile } from '../billing/card-on-file';
import { snapshotLine } from '../orders/lines/snapshot-line';
import type { RenewalSnapshot } from '../orders/order-snapshot';

interface AcceptedRenewal {
  readonly group: { readonly id: string; readonly expireDate: CalendarDate };
  readonly parts: readonly RenewalPart[];
  readonly priced: { readonly lines: readonly PricedLine[]; readonly total: number };
  readonly asOf: CalendarDate;
  readonly email: string;
  readonly licensee: string;
  readonly card: CardOnFile;
}

/** A renewal as it is kept with its attempt; the receipt is made out to the address of the card. */
export function renewalSnapshot(accepted: AcceptedRenewal): RenewalSnapshot {
  const { group, parts, priced, asOf, email, licensee, card } = accepted;
  const [first] = parts;
  if (first === undefined) throw new Error('a renewal of nothing');
  const {
    providerToken: token,
    lastFour,
    cardType,
    streetAddress,
    locality,
    region,
    postalCode,
    country,
  } = card;
  const address = { streetAddress, locality, region, postalCode, country };
  return {
    kind: 'renewal',
    today: asOf,
    buyer: { name: licensee, email, address, vat: card.vat, cardholderName: card.cardholderName },
    licensee,
    termCode: first.term,
    subscriptionId: group.id,
    periodEnd: group.expireDate,
    startDate: nextBillingDate(group.expireDate),
    expireDate: first.expireDate,
    parts: parts.map(partSnapshot),
    lines: priced.lines.map(snapshotLine),
    totalCents: priced.total,
    payment: { source: 'stored', token, lastFour, cardType },
  };
}

/** Seats that go on together, as orders keep them. */
export function partSnapshot({ term, seats }: RenewalPart): RenewalSnapshot['parts'][number] {
  return { termCode: term, seats: byLicense(seats) };
}

function byLicense(seats: RenewalPart['seats']): { licenseType: number; seatIds: string[] }[] {
  const byType = new Map<number, string[]>();
  for (const { licenseType, seatId } of seats) {
    const seatIds = byType.get(licenseType);
    if (seatIds) seatIds.push(seatId);
    else byType.set(licenseType, [seatId]);
  }
  return [...byType].map(([licenseType, seatIds]) => ({ licenseType, seatIds }));
}
