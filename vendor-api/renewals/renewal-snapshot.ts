import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { groupBy } from '#domain/group-by';
import type { RenewalPart } from '#domain/renewals/renewal-plan';
import type { PricedLine } from '#domain/store/prices/priced-line';
import { nextBillingDate } from '#domain/terms/term-period';
import { day, storedPayment, subscriptionFields, termCode } from '../orders/order-snapshot';
import { snapshotLine } from '../orders/sales/order-lines';

/** Seats that renew for one term, by new license type. Empty for counted seats. */
const renewalPart = z.object({
  termCode,
  seats: z.array(z.object({ licenseType: z.number().int(), seatIds: z.array(z.string()).min(1) })),
});
export type PartSnapshot = z.infer<typeof renewalPart>;

export const periodFields = {
  ...subscriptionFields,
  subscriptionId: z.string(),
  periodEnd: day,
  /** The first part keeps the group, the others get new groups (D-114). */
  parts: z.array(renewalPart).min(1),
};

export const renewalSnapshot = z.object({
  kind: z.literal('renewal'),
  ...periodFields,
  payment: storedPayment,
});
export type RenewalSnapshot = z.infer<typeof renewalSnapshot>;

interface PricedPeriod {
  readonly group: { readonly id: string; readonly expireDate: CalendarDate };
  readonly parts: readonly RenewalPart[];
  readonly priced: { readonly lines: readonly PricedLine[]; readonly total: number };
}

export function nextPeriod({ group, parts, priced }: PricedPeriod) {
  const [first] = parts;
  if (first === undefined) throw new Error('the renewal contains no parts');
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
  const byType = groupBy(seats, ({ licenseType }) => licenseType);
  return [...byType].map(([licenseType, same]) => ({
    licenseType,
    seatIds: same.map(({ seatId }) => seatId),
  }));
}

export function paidSeats(parts: readonly PartSnapshot[]): string[] {
  return parts.flatMap(({ seats }) => seats.flatMap(({ seatIds }) => seatIds));
}
