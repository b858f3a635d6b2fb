import { z } from 'zod';
import { isSingleLine } from '#domain/text/plain-text';

export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {}, { error: inWords });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new RequestError(
    400,
    field ? `${field}: ${issue?.message ?? 'not valid'}` : 'The request is not valid.',
  );
}

// Default texts for limits without one.
const inWords: z.core.$ZodErrorMap = ({ code, origin, ...limits }) => {
  if (code !== 'too_big' || !('maximum' in limits)) return undefined;
  if (origin === 'string') return `must not be longer than ${limits.maximum} characters`;
  return origin === 'array' ? `must not have more than ${limits.maximum} entries` : undefined;
};

/** A list as `a=1&a=2`, `a[]=1`, `a[0]=1` or JSON text (D-93). A single value is a list of one. */
export function formList<Item extends z.ZodType>(item: Item) {
  return z.preprocess(toList, z.array(item).max(20_000));
}

function toList(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string') return value.trimStart().startsWith('[') ? parseJson(value) : [value];
  if (Array.isArray(value) || typeof value !== 'object') return value;
  return indexedValues(value);
}

// Beyond its array limit, the form parser makes an object keyed by index.
function indexedValues(value: object): unknown {
  const entries = Object.entries(value);
  if (!entries.every(([key]) => /^\d+$/.test(key))) return value;
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item);
}

/** JSON text in forms; JSON bodies may hold the value itself. */
export function jsonText<Value extends z.ZodType>(value: Value) {
  return z.preprocess((given) => (typeof given === 'string' ? parseJson(given) : given), value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const formBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', 'True', 'False'])])
  .transform((value) => value === true || value === 'true' || value === 'True');

/** One line; forms may send numbers. */
export const formText = (max: number, tooLong = `must not be longer than ${max} characters`) =>
  z
    .union([z.string(), z.number()], { error: 'must be sent once, as a text' })
    .default('')
    .transform((value) => String(value).trim())
    .pipe(z.string().max(max, tooLong).refine(isSingleLine, 'must be one line of text'));

/** Forms send an empty text for false. */
export const formFlag = z.preprocess((value) => (value === '' ? false : value), formBoolean.default(false));

export class RequestError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429,
    message: string,
  ) {
    super(message);
  }
}
