import { z } from 'zod';
import { bytesOf, type VendorReply } from './http';

export interface ReadReply {
  readonly schema: z.ZodType;
  readonly result: z.ZodSafeParseResult<unknown>;
}

/** Parses a body. @throws a SyntaxError for invalid JSON */
export type ParseBody = (reply: VendorReply) => unknown;

export const parseJson: ParseBody = (reply) => JSON.parse(bytesOf(reply).toString('utf8'));

/**
 * Reads a reply by its schema, once: the profile is read first to confirm the session and then as the answer.
 * @throws a SyntaxError for invalid JSON
 */
export function readReply<S extends z.ZodType>(
  schema: S,
  reply: VendorReply,
  parse: ParseBody = parseJson,
): z.ZodSafeParseResult<z.output<S>> {
  const known = reply.read;
  // The schema determines the type of its result.
  if (known?.schema === schema) return known.result as z.ZodSafeParseResult<z.output<S>>;
  const body = parse(reply);
  const result = z.safeParse(schema, reply.status >= 400 ? refusing(body) : body);
  reply.read = { schema, result };
  return result;
}

// A refusal by status counts even if the body does not say so.
function refusing(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? { ...body, success: false } : body;
}
