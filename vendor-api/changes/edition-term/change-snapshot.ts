import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { PricedGroup } from '#domain/changes/edition-term/price-change';
import { LICENSE_TYPES } from '#domain/licenses/license-type';
import { snapshotLine } from '../../orders/lines/snapshot-line';
import {
  day,
  type OptionalPayment,
  optionalPayment,
  orderFields,
  type Paying,
  termCode,
  whoPays,
} from '../../orders/order-snapshot';
import type { ChangeQuote } from './quote-change';
import { type RequestedChange, requestedChange } from './requested-change';

const licenseType = z.literal(LICENSE_TYPES);

const changedGroup = z.object({
  subscriptionId: z.string(),
  /** Before the change. */
  termCode,
  periodEnd: day,
  /** Of what changes now. */
  expireDate: day,
  isPurchaseOrder: z.boolean(),
  units: z
    .array(
      z.object({
        /** Null for counted seats. */
        seatId: z.string().nullable(),
        quantity: z.number().int().positive(),
        effect: z.enum(['NOW', 'TERM_END', 'REVERT']),
        from: licenseType,
        licenseType,
        termCode,
      }),
    )
    .min(1),
});
export type ChangedGroup = z.infer<typeof changedGroup>;

export const changeSnapshot = z.object({
  kind: z.enum(['edition', 'term']),
  ...orderFields,
  termCode,
  requested: requestedChange,
  /** A hash of everything that the price rests on. */
  basis: z.string(),
  groups: z.array(changedGroup).min(1),
  isCloud: z.boolean(),
  payment: optionalPayment,
});
export type ChangeSnapshot = z.infer<typeof changeSnapshot>;

interface AcceptedChange {
  readonly requested: RequestedChange;
  readonly quoted: Extract<ChangeQuote, { ok: true }>;
  readonly today: CalendarDate;
  readonly buyer: { readonly email: string; readonly licensee: string };
  readonly paying: Paying<OptionalPayment>;
}

export function acceptedChange(accepted: AcceptedChange): ChangeSnapshot {
  const { requested, quoted, today, buyer, paying } = accepted;
  const { groups, total } = quoted.priced;
  const first = groups.find(({ lines }) => lines.length > 0) ?? groups[0];
  if (!first) throw new Error('a change of nothing');
  return {
    ...orderOf(requested, first.group.term),
    ...whoPays(today, buyer, paying),
    requested,
    basis: quoted.basis,
    groups: groups.map(changedGroupOf),
    isCloud: groups.some(({ group }) => group.kind !== 'rp'),
    lines: groups.flatMap(({ lines }) => lines.map(snapshotLine)),
    totalCents: total,
  };
}

function orderOf(requested: RequestedChange, term: ChangeSnapshot['termCode']) {
  switch (requested.change) {
    case 'EDITION':
      return { kind: 'edition', termCode: term } as const;
    case 'TERM':
      return { kind: 'term', termCode: requested.termCode } as const;
  }
}

function changedGroupOf({ group, units, expireDate }: PricedGroup): ChangedGroup {
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
