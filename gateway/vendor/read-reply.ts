import { z } from 'zod';
import { bytesOf, type VendorReply } from './http';

export interface ReadReply {
  readonly schema: z.ZodType;
  readonly result: z.ZodSafeParseResult<unknown>;
}

/** The values that a body stands for. @throws a SyntaxError for what is not JSON */
export type ParseBody = (reply: VendorReply) => unknown;

export const parseJson: ParseBody = (reply) => JSON.parse(bytesOf(reply).toString('utf8'));

/** What an answer says, by its schema. Whose a session is, is read off the profile before it is an answer: once for both. @throws a SyntaxError for what is not JSON */
export function readReply<S extends z.ZodType>(
  schema: S,
  reply: VendorReply,
  parse: ParseBody = parseJson,
): z.ZodSafeParseResult<z.output<S>> {
  const known = reply.read;
  // The schema says of what type its result is.
  if (known?.schema === schema) return known.result as z.ZodSafeParseResult<z.output<S>>;
  const body = parse(reply);
  const result = z.safeParse(schema, reply.status >= 400 ? refusing(body) : body);
  reply.read = { schema, result };
  return result;
}

// A refusal by status is one, even where the body does not say so.
function refusing(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? { ...body, success: false } : body;
}
