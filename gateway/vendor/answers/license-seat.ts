import { z } from 'zod';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date';
import { isLicenseType } from '#domain/licenses/license-type';
import { futureTermCode } from '#domain/terms/stored-term';
import type { SeatRecord } from '../../models/licenses';

const id = z.union([z.string(), z.number()]);

/** Seat row (MAN-21): plain types without transforms, which `isSeatRow` checks too. */
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

type SeatWire = z.output<typeof seatRow>;

/** Reads a row, or returns where and why it is invalid. */
export function readSeatRow(raw: unknown): z.ZodSafeParseResult<SeatWire> {
  return isSeatRow(raw) ? { success: true, data: raw } : seatRow.safeParse(raw);
}

/**
 * Checks a row without copying it, since nearly all of 10,000 are valid. May be stricter than the schema,
 * which has the last word; a test holds that it is never laxer.
 */
function isSeatRow(raw: unknown): raw is SeatWire {
  if (!isObject(raw)) return false;
  const subscription = raw['subscription'];
  return (
    isId(raw['seatId']) &&
    isTextOrNothing(raw['assignedTo']) &&
    isListOfTexts(raw['managers']) &&
    isTextOrNothing(raw['note']) &&
    isTextOrNothing(raw['key']) &&
    typeof raw['purchaseDate'] === 'string' &&
    isTextOrNothing(raw['expireDate']) &&
    Number.isFinite(raw['licenseType']) &&
    isNumberOrNothing(raw['futureLicenseType']) &&
    isNumberOrNothing(raw['futureTerm']) &&
    isNumberOrNothing(raw['futureMultiplier']) &&
    isObject(subscription) &&
    isId(subscription['id'])
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): boolean {
  return typeof value === 'string' || Number.isFinite(value);
}

function isTextOrNothing(value: unknown): boolean {
  return typeof value === 'string' || value === null || value === undefined;
}

function isNumberOrNothing(value: unknown): boolean {
  return value === null || value === undefined || Number.isFinite(value);
}

function isListOfTexts(value: unknown): boolean {
  if (!Array.isArray(value)) return value === null || value === undefined;
  return value.every((item) => typeof item === 'string');
}

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
    managers: internedLists(),
  };
}

/** Maximum number of shared lists with the same first manager; more lists are not shared. */
const MOST_ALIKE = 16;

// Compares names, which is faster than building a key for each of 10,000 lists.
function internedLists(): Repeated['managers'] {
  const byFirst = new Map<string | undefined, (readonly string[])[]>();
  return (list) => {
    const alike = byFirst.get(list[0]);
    if (alike === undefined) {
      byFirst.set(list[0], [list]);
      return list;
    }
    const known = alike.find((one) => areSame(one, list));
    if (known) return known;
    if (alike.length < MOST_ALIKE) alike.push(list);
    return list;
  };
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

/** Converts a row to domain types; null when it has an invalid code or date. */
export function toSeat(row: SeatWire, repeated: Repeated): SeatRecord | null {
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

function futureTerm({ futureTerm, futureMultiplier }: SeatWire): SeatRecord['futureTerm'] {
  return futureTerm === null || futureTerm === undefined
    ? null
    : futureTermCode(futureTerm, futureMultiplier ?? null);
}
