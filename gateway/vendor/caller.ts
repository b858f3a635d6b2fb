import { z } from 'zod';
import { encodeForm, type FormFields } from './form';
import type { VendorReply, VendorTransport } from './http';
import { fromStatus, VendorError } from './vendor-error';

/** Whose calls these are; nothing else about the browser's request reaches the vendor. */
export interface VendorSession {
  readonly token: string;
  /** Cookie header with the delegate's cookies alone, empty when it is no delegate session. */
  readonly cookies: string;
}

export interface CallerDeps {
  readonly transport: VendorTransport;
  readonly session: VendorSession;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly onWrite: () => void;
  readonly onCall?: ((call: string, ms: number, error: unknown) => void) | undefined;
}

interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Replaces the session's token, for a one-time code (REST-03). */
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly orderFingerprint?: string;
  /** The portal's own origin, where a one-time code is only good for the portal it was made for. */
  readonly origin?: string;
  readonly hasSideEffect?: boolean;
  /** The statuses with which a read is refused, as an answer; every write's 4xx is one. */
  readonly refusals?: readonly number[];
}

/** One session's calls. Each throws VendorError when it brings no answer of its schema. */
export function createCaller(deps: CallerDeps) {
  async function call<S extends z.ZodType, Missing = never>(
    path: string,
    schema: S,
    options: CallOptions,
    body?: Body,
    whereMissing?: () => Missing,
  ): Promise<z.output<S> | Missing> {
    const method = body ? 'POST' : 'GET';
    const startedAt = performance.now();
    let failure: unknown;
    try {
      const reply = await deps.transport.send({
        method,
        path,
        headers: headersFor(deps, options, body),
        timeoutMs: options.timeoutMs,
        hasSideEffect: options.hasSideEffect,
        ...(options.query && { query: options.query }),
        ...(body && { body: body.content }),
      });
      if (reply.status >= 400 && !body && !options.refusals?.includes(reply.status))
        throw fromStatus(reply.status, `${method} ${path}`);
      if (reply.status === 404 && whereMissing) return whereMissing();
      return parseAnswer(schema, reply, `${method} ${path}`);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      deps.onCall?.(`${method} ${path}`, performance.now() - startedAt, failure);
      if (body || options.hasSideEffect) deps.onWrite();
    }
  }

  return {
    get: <S extends z.ZodType>(path: string, schema: S, options: CallOptions = {}) =>
      call(path, schema, options),
    /** As JSON. */
    post: <S extends z.ZodType>(path: string, schema: S, body: object, options: CallOptions = {}) =>
      call(path, schema, options, jsonBody(body)),
    /** The same of a path that not every vendor serves: null where it is missing. */
    postOptional: <S extends z.ZodType>(path: string, schema: S, body: object) =>
      call(path, schema, {}, jsonBody(body), () => null),
    postForm: <S extends z.ZodType>(path: string, schema: S, fields: FormFields, options: CallOptions = {}) =>
      call(path, schema, options, {
        type: 'application/x-www-form-urlencoded',
        content: encodeForm(fields),
      }),
    postBody: <S extends z.ZodType>(path: string, schema: S, body: Body) => call(path, schema, {}, body),
  };
}

function jsonBody(body: object): Body {
  return { type: 'application/json', content: JSON.stringify(body) };
}

interface Body {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** The headers of every call: `Authorization` is always there, empty without a token (AUTH-21). */
export function headersFor(
  { session, requestId, clientAddress }: CallerDeps,
  { token, idempotencyKey, orderFingerprint, origin }: CallOptions = {},
  body?: Body,
): Record<string, string> {
  return {
    accept: 'application/json',
    authorization: token ?? session.token,
    'x-request-id': requestId,
    'x-forwarded-for': clientAddress,
    ...(session.cookies && { cookie: session.cookies }),
    ...(origin && { origin }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(orderFingerprint && { 'order-fingerprint': orderFingerprint }),
    ...(body && { 'content-type': body.type }),
  };
}

function parseAnswer<S extends z.ZodType>(
  schema: S,
  { bytes, status }: VendorReply,
  call: string,
): z.output<S> {
  const body = parseJson(bytes, call);
  const parsed = z.safeParse(schema, status >= 400 ? refusing(body) : body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // The path and the kind of fault only: values are customers' data.
  const cause = new Error(`HTTP ${status}: ${issue?.path.join('.') ?? ''} ${issue?.code ?? ''}`);
  throw new VendorError('VENDOR_INVALID_RESPONSE', { call, mayHaveArrived: true, cause });
}

// A refusal by status is one, even where the body does not say so.
function refusing(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? { ...body, success: false } : body;
}

function parseJson(bytes: Buffer, call: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    const cause = new Error('The answer is not JSON.');
    throw new VendorError('VENDOR_INVALID_RESPONSE', { call, mayHaveArrived: true, cause });
  }
}
