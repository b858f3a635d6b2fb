import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { RenewalPart } from '#domain/renewals/renewal-plan';
import type { PricedLine } from '#domain/store/cart-line';
import { nextBillingDate } from '#domain/terms/term-period';
import type { CardOnFile } from '../billing/card-on-file';
import { snapshotLine } from '../orders/lines/snapshot-line';
import { day, storedPayment, subscriptionFields, termCode, whoPays } from '../orders/order-snapshot';
import { payingBy } from '../orders/payment/read-payment';

/** Seats that renew for one term, by new licence type. Empty for counted seats. */
const renewalPart = z.object({
  termCode,
  seats: z.array(z.object({ licenseType: z.number().int(), seatIds: z.array(z.string()).min(1) })),
});
export type PartSnapshot = z.infer<typeof renewalPart>;

export const periodFields = {
  ...subscriptionFields,
  subscriptionId: z.string(),
  periodEnd: day,
  /** The first part keeps the group, each other one gets its own (D-114). */
  parts: z.array(renewalPart).min(1),
};

export const renewalSnapshot = z.object({
  kind: z.literal('renewal'),
  ...periodFields,
  payment: storedPayment,
});
export type RenewalSnapshot = z.infer<typeof renewalSnapshot>;

export interface PricedPeriod {
  readonly group: { readonly id: string; readonly expireDate: CalendarDate };
  readonly parts: readonly RenewalPart[];
  readonly priced: { readonly lines: readonly PricedLine[]; readonly total: number };
}

interface AcceptedRenewal extends PricedPeriod {
  readonly today: CalendarDate;
  readonly buyer: { readonly email: string; readonly licensee: string };
  readonly card: CardOnFile;
}

export function acceptedRenewal(accepted: AcceptedRenewal): RenewalSnapshot {
  const { today, buyer, card } = accepted;
  return { kind: 'renewal', ...whoPays(today, buyer, payingBy(card)), ...nextPeriod(accepted) };
}

export function nextPeriod({ group, parts, priced }: PricedPeriod) {
  const [first] = parts;
  if (first === undefined) throw new Error('a renewal of nothing');
  return {
    termCode: first.term,
    subscriptionId: group.id,
    periodEnd: group.expireDate,
    startDate: nextBillingDate(group.expireDate),
    expireDate: first.expireDate,
    parts: parts.map(({ term, seats }) => ({ termCode: term, seats: byLicense(seats) })),
    lines: priced.lines.map(snapshotLine),
    totalCents: priced.total,
  };
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

export function paidSeats(parts: readonly PartSnapshot[]): string[] {
  return parts.flatMap(({ seats }) => seats.flatMap(({ seatIds }) => seatIds));
}
