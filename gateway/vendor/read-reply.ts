import { z } from 'zod';
import type { VendorReply } from './http';

interface Read {
  readonly schema: z.ZodType;
  readonly result: z.ZodSafeParseResult<unknown>;
}

// Whose a session is, is read off the profile, which is then read as an answer: once for both.
const read = new WeakMap<VendorReply, Read>();

/** What an answer says, by its schema. @throws a SyntaxError for what is not JSON */
export function readReply<S extends z.ZodType>(
  schema: S,
  reply: VendorReply,
): z.ZodSafeParseResult<z.output<S>> {
  const known = read.get(reply);
  // The schema says of what type its result is.
  if (known?.schema === schema) return known.result as z.ZodSafeParseResult<z.output<S>>;
  const body: unknown = JSON.parse(reply.bytes.toString('utf8'));
  const result = z.safeParse(schema, reply.status >= 400 ? refusing(body) : body);
  read.set(reply, { schema, result });
  return result;
}

// A refusal by status is one, even where the body does not say so.
function refusing(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? { ...body, success: false } : body;
}
