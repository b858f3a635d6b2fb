import { z } from 'zod';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date';
import { isLicenseType } from '#domain/licenses/license-type';
import { futureTermCode } from '#domain/terms/stored-term';
import type { SeatRecord } from '../../models/licenses';

const id = z.union([z.string(), z.number()]);

/** A seat row (MAN-21). Plain types without transforms, which zod compiles: this schema runs once per seat. */
export const seatRow = z.object({
  seatId: id,
  assignedTo: z.string().nullish(),
  managers: z.array(z.string()).nullish(),
  note: z.string().nullish(),
  key: z.string().nullish(),
  purchaseDate: z.string(),
  expireDate: z.string().nullish(),
  licenseType: z.number(),
  futureLicenseType: z.number().nullish(),
  futureTerm: z.number().nullish(),
  futureMultiplier: z.number().nullish(),
  subscription: z.object({ id }),
});

type Interned<Input, Output> = (input: Input) => Output;

function interned<Input, Output>(
  make: (input: Input) => Output,
  keyOf: (input: Input) => string,
): Interned<Input, Output> {
  const kept = new Map<string, Output>();
  return (input) => {
    const key = keyOf(input);
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as Output;
    const made = make(input);
    kept.set(key, made);
    return made;
  };
}

export interface Repeated {
  readonly date: Interned<string, CalendarDate | null>;
  readonly managers: Interned<readonly string[], readonly string[]>;
}

export function newRepeated(): Repeated {
  return {
    date: interned<string, CalendarDate | null>(parseCalendarDate, (text) => text),
    managers: interned(
      (list) => list,
      (list) => list.join('\n'),
    ),
  };
}

/** The row as the rules want it; null when a code or a date in it is none. */
export function toSeat(row: z.output<typeof seatRow>, repeated: Repeated): SeatRecord | null {
  const purchaseDate = repeated.date(row.purchaseDate);
  const expireDate = row.expireDate ? repeated.date(row.expireDate) : null;
  const futureLicenseType = row.futureLicenseType ?? null;
  if (purchaseDate === null || (row.expireDate && expireDate === null)) return null;
  if (!isLicenseType(row.licenseType)) return null;
  if (futureLicenseType !== null && !isLicenseType(futureLicenseType)) return null;
  return {
    seatId: String(row.seatId),
    subscriptionId: String(row.subscription.id),
    licenseType: row.licenseType,
    assignedTo: row.assignedTo || null,
    managers: repeated.managers(row.managers ?? []),
    note: row.note ?? '',
    key: row.key || null,
    purchaseDate,
    expireDate,
    futureLicenseType,
    futureTerm: futureTerm(row),
  };
}

function futureTerm({ futureTerm, futureMultiplier }: z.output<typeof seatRow>): SeatRecord['futureTerm'] {
  return futureTerm === null || futureTerm === undefined
    ? null
    : futureTermCode(futureTerm, futureMultiplier ?? null);
}
