import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { encodeForm, type FormFields } from './form';
import { MISSING, type VendorReply, type VendorTransport } from './http';
import { lengthOf } from './parse-in-pieces';
import { type ParseBody, readReply } from './read-reply';
import { fromStatus, VendorError } from './vendor-error';

/** Session of the calls; no other part of the browser's request reaches the vendor. */
export interface VendorSession {
  readonly token: string;
  /** Cookie header with the delegate's cookies only; empty without a delegate. */
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

/** Answer with its tag or digest, to detect a change. */
export interface Known<Answer> {
  readonly answer: Answer;
  /** The vendor's ETag; null without one. */
  readonly tag: string | null;
  /** Digest of its bytes when it has no ETag. */
  readonly digest: string | null;
  /** Size of the vendor's text in bytes. */
  readonly size: number;
}

interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Replaces the session's token, for a one-time code (REST-03). */
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly orderFingerprint?: string;
  /** The portal's origin, for a one-time code that is only valid for the portal it was issued to. */
  readonly origin?: string;
  readonly hasSideEffect?: boolean;
  /** ETag of the known answer, which the vendor need not send again. */
  readonly knownTag?: string;
  /** Statuses that are answers of a read, namely refusals; for a write, every 4xx is. */
  readonly refusals?: readonly number[];
}

async function ask<Answer>(
  deps: CallerDeps,
  path: string,
  options: CallOptions,
  read: (reply: VendorReply, call: string) => Answer,
  body?: Body,
): Promise<Answer> {
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
      answers: options.refusals,
      ...(options.query && { query: options.query }),
      ...(body && { body: body.content }),
    });
    if (reply.status >= 400 && !body && !options.refusals?.includes(reply.status))
      throw fromStatus(reply, `${method} ${path}`);
    return read(reply, `${method} ${path}`);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    deps.onCall?.(`${method} ${path}`, performance.now() - startedAt, failure);
    if (body || options.hasSideEffect) deps.onWrite();
  }
}

/** Creates the calls of one session, which throw VendorError without a valid answer. */
export function createCaller(deps: CallerDeps) {
  const call = <Answer>(
    path: string,
    options: CallOptions,
    read: (reply: VendorReply, call: string) => Answer,
    body?: Body,
  ) => ask(deps, path, options, read, body);
  const get = <S extends z.ZodType>(path: string, schema: S, options: CallOptions = {}) =>
    call(path, options, reading(schema));
  const postBody = <S extends z.ZodType>(path: string, schema: S, body: Body, options: CallOptions = {}) =>
    call(path, options, reading(schema), body);

  return {
    get,
    /** Like `get`, for a path that some vendors lack; null when missing. */
    getOptional: <S extends z.ZodType>(
      path: string,
      schema: S,
      query: Readonly<Record<string, string>>,
      refusals: readonly number[] = [],
    ) => call(path, { query, refusals: [...MISSING, ...refusals] }, readingOptional(schema, MISSING)),
    /** Like `get`, but returns the known answer if it has not changed. */
    getAgain: <S extends z.ZodType>(
      path: string,
      schema: S,
      known: Known<z.output<S>> | null,
      { parse, ...options }: CallOptions & { readonly parse?: ParseBody } = {},
    ) =>
      call(
        path,
        known?.tag ? { ...options, knownTag: known.tag } : options,
        readingAgain(schema, known, parse),
      ),
    post: <S extends z.ZodType>(path: string, schema: S, body: object, options: CallOptions = {}) =>
      postBody(path, schema, jsonBody(body), options),
    /** Like `post`, for a path that some vendors lack; null when missing, or for one of the `refusals`. */
    postOptional: <S extends z.ZodType>(
      path: string,
      schema: S,
      body: object,
      refusals: readonly number[] = [],
    ) => {
      const missing = [...MISSING, ...refusals];
      return call(path, { refusals: missing }, readingOptional(schema, missing), jsonBody(body));
    },
    postForm: <S extends z.ZodType>(path: string, schema: S, fields: FormFields, options: CallOptions = {}) =>
      postBody(
        path,
        schema,
        { type: 'application/x-www-form-urlencoded', content: encodeForm(fields) },
        options,
      ),
    postBody: <S extends z.ZodType>(path: string, schema: S, body: Body) => postBody(path, schema, body),
  };
}

function reading<S extends z.ZodType>(schema: S) {
  return (reply: VendorReply, call: string): z.output<S> =>
    readAnswer(() => readReply(schema, reply), reply, call);
}

function readingOptional<S extends z.ZodType>(schema: S, missing: readonly number[]) {
  return (reply: VendorReply, call: string): z.output<S> | null =>
    missing.includes(reply.status) ? null : readAnswer(() => readReply(schema, reply), reply, call);
}

function readingAgain<S extends z.ZodType>(
  schema: S,
  known: Known<z.output<S>> | null,
  parse: ParseBody | undefined,
) {
  return (reply: VendorReply, call: string): Known<z.output<S>> => {
    if (known && reply.status === 304) return known;
    const digest = digestOf(reply);
    if (known && digest !== null && digest === known.digest) return known;
    const answer = readAnswer(() => readReply(schema, reply, parse), reply, call);
    return { answer, tag: reply.tag, digest, size: lengthOf(reply.chunks) };
  };
}

// Detects changes at vendors that send no ETags.
function digestOf({ chunks, tag }: VendorReply): string | null {
  if (tag !== null) return null;
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('base64url');
}

function jsonBody(body: object): Body {
  return { type: 'application/json', content: JSON.stringify(body) };
}

interface Body {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** Headers of every call; `Authorization` is always present, empty without a token (AUTH-21). */
export function headersFor(
  { session, requestId, clientAddress }: CallerDeps,
  { token, knownTag, idempotencyKey, orderFingerprint, origin }: CallOptions = {},
  body?: Body,
): Record<string, string> {
  return {
    accept: 'application/json',
    authorization: token ?? session.token,
    'x-request-id': requestId,
    'x-forwarded-for': clientAddress,
    ...(session.cookies && { cookie: session.cookies }),
    ...(knownTag && { 'if-none-match': knownTag }),
    ...(origin && { origin }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(orderFingerprint && { 'order-fingerprint': orderFingerprint }),
    ...(body && { 'content-type': body.type }),
  };
}

function readAnswer<Answer>(
  read: () => z.ZodSafeParseResult<Answer>,
  { status }: VendorReply,
  call: string,
): Answer {
  const parsed = unlessUnreadable(read, call);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // Only the path and kind of the fault, since values are customers' data.
  const cause = new Error(`HTTP ${status}: ${issue?.path.join('.') ?? ''} ${issue?.code ?? ''}`);
  throw new VendorError('VENDOR_INVALID_RESPONSE', { call, mayHaveArrived: true, cause });
}

function unlessUnreadable<Result>(read: () => Result, call: string): Result {
  try {
    return read();
  } catch (error) {
    const text = unreadable(error);
    if (text === null) throw error;
    const cause = new Error(text);
    throw new VendorError('VENDOR_INVALID_RESPONSE', { call, mayHaveArrived: true, cause });
  }
}

// Domain rules throw a RangeError for an unknown number (ERR-19).
function unreadable(error: unknown): string | null {
  if (error instanceof SyntaxError) return 'The answer is not JSON.';
  return error instanceof RangeError ? 'A number of the answer is out of range.' : null;
}
