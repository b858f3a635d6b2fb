import { z } from 'zod';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date';
import { type Cents, parseMoney } from '#domain/money/cents';
import { roundDecimal, roundDollars } from '#domain/money/round-decimal';

export function wireOr<Schema extends z.ZodType, Absent>(schema: Schema, absent: Absent) {
  return schema.nullish().transform((value): z.output<Schema> | Absent => value ?? absent);
}

export function wireList<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((list): z.output<Item>[] => list ?? []);
}

/** Ids are opaque texts; some vendors send numbers. */
export const wireId = z.union([z.string(), z.number()]).transform(String);

export const wireOptionalId = wireId.nullish().transform((id) => (id?.trim() ? id : null));

export const wireText = wireOr(z.string(), '');

/** Optional text that some vendors send as a number when it consists of digits. */
export const wireTextOrNumber = wireOr(z.union([z.string(), z.number().transform(String)]), '');

export const wireOptionalText = z
  .string()
  .nullish()
  .transform((value) => (value?.trim() ? value : null));

/** A name of the schema, if the vendor sends one; other values are ignored. */
export const wireOurName = wireOptionalText.catch(null);

/** A given name, undefined when the vendor stores none; other values are ignored. */
export const wireGivenName = z.string().nullish().catch(undefined);

/** `true`, `"True"`, `1` and their opposites. */
export const wireCertainFlag = z.union([z.boolean(), z.number(), z.string()]).transform(isTrue);

export const wireFlag = wireOr(wireCertainFlag, false);

export const wireInteger = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+$/)
      .transform(Number),
  ])
  .pipe(z.int());

export const wireOptionalNumber = z
  .unknown()
  .optional()
  .transform((value) => {
    const read = wireInteger.safeParse(value);
    return read.success && read.data > 0 ? read.data : null;
  });

export const wireCount = wireOr(wireInteger, 0);

/** A calendar date, or the date part of a timestamp (D-02). */
export const wireDate = z.string().transform((value, context): CalendarDate => {
  const date = parseCalendarDate(value);
  if (date !== null) return date;
  context.addIssue({ code: 'custom', message: 'not a calendar date' });
  return z.NEVER;
});

export const wireOptionalDate = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(wireDate.nullable());

/** Dollars as a number or a decimal text, to cents (D-20). */
export const wireMoney = z.union([z.number(), z.string()]).transform((value, context): Cents => {
  const cents = typeof value === 'number' ? roundDollars(value) : (parseMoney(value) ?? roundDecimal(value));
  if (cents !== null) return cents;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

const OUTCOME = {
  success: wireFlag,
  message: wireOptionalText,
  errorMessage: wireOptionalText,
} as const;

/** Checks for a negative `success`; a missing one is no refusal. */
export const saysNo = (success: unknown) => /^(?:false|0)$/i.test(String(success));

/** `success` of a document that is read: lists beside a negative one say nothing about the customer. */
export const wireNotRefused = z
  .unknown()
  .refine((success) => !saysNo(success))
  .optional();

const words = z.object({ message: wireOptionalText, errorMessage: wireOptionalText });

function saysNothing(answer: unknown): boolean {
  const { success = null }: { success?: unknown } = Object(answer);
  if (success !== null) return !saysNo(success) && !isTrue(String(success));
  const said = words.safeParse(answer).data;
  return !said?.message && !said?.errorMessage;
}

/**
 * Answer of a write: a success, or a refusal, also by a message alone. Without any of them it is invalid,
 * since the outcome of the write is unknown.
 */
export function wireOutcome<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(
    (answer, context) => {
      if (saysNothing(answer))
        context.addIssue({ code: 'custom', message: 'says nothing', path: ['success'] });
      return answer;
    },
    z.object({ ...OUTCOME, ...shape }),
  );
}

function isTrue(value: boolean | number | string): boolean {
  return value === true || value === 1 || /^(true|1)$/i.test(String(value));
}
