import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { encodeForm, type FormFields } from './form';
import type { VendorReply, VendorTransport } from './http';
import { lengthOf } from './parse-in-pieces';
import { type ParseBody, readReply } from './read-reply';
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

/** An answer with what tells it from a later one. */
export interface Known<Answer> {
  readonly answer: Answer;
  /** The vendor's name for it; null where it gives none. */
  readonly tag: string | null;
  /** Of its bytes, where it has no name. */
  readonly digest: string | null;
  /** Bytes of the vendor's text. */
  readonly size: number;
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
  /** The name of the answer that is known: the vendor sends no other one like it. */
  readonly knownTag?: string;
  /** The statuses with which a read is refused, as an answer; every write's 4xx is one. */
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

/** One session's calls. Each throws VendorError when it brings no answer of its schema. */
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
    /** The same of a path that not every vendor serves: null where it is missing. */
    getOptional: <S extends z.ZodType>(
      path: string,
      schema: S,
      query: Readonly<Record<string, string>>,
      refusals: readonly number[] = [],
    ) => call(path, { query, refusals: [404, ...refusals] }, readingOptional(schema, [404])),
    /** The same, asked whether it has changed: while it has not, it is the answer that was known. */
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
    /** As JSON. */
    post: <S extends z.ZodType>(path: string, schema: S, body: object, options: CallOptions = {}) =>
      postBody(path, schema, jsonBody(body), options),
    /** The same of a path that not every vendor serves: null where one of these statuses says that it is missing. */
    postOptional: <S extends z.ZodType>(
      path: string,
      schema: S,
      body: object,
      missing: readonly number[] = [404],
    ) => call(path, {}, readingOptional(schema, missing), jsonBody(body)),
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

// Many vendors give their answers no names: then their bytes tell one from another.
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

/** The headers of every call: `Authorization` is always there, empty without a token (AUTH-21). */
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
  // The path and the kind of fault only: values are customers' data.
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

// A rule that is given a number that there is none of says so with a RangeError (ERR-19).
function unreadable(error: unknown): string | null {
  if (error instanceof SyntaxError) return 'The answer is not JSON.';
  return error instanceof RangeError ? 'A number of the answer is out of range.' : null;
}
