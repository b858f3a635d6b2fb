import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { isWellFormed } from '#domain/text/plain-text';
import { CircuitOpen, createCircuits, type VendorCallerName } from './circuits';
import { type Deadline, exchange } from './exchange';
import type { ReadReply } from './read-reply';
import { fromStatus, fromTransport, UnsendableRequest, VendorError } from './vendor-error';

export interface VendorRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For the whole call, a repeat included; the transport's default without it. */
  readonly timeoutMs?: number | undefined;
  /** A GET that changes something: once sent never repeated (D-116). */
  readonly hasSideEffect?: boolean | undefined;
  readonly caller?: VendorCallerName | undefined;
}

/** An answer that is no outage: a success, or a refusal that the vendor words itself. */
export interface VendorReply {
  readonly status: number;
  /** As they came. */
  readonly chunks: readonly Buffer[];
  /** The vendor's name for this state of the answer; null where it gives none. */
  readonly tag: string | null;
  /** In how many seconds to come back, as `Retry-After` says it; null where it says nothing that can be used. */
  readonly retryAfter: number | null;
  /** What `readReply` has read in it. */
  read: ReadReply | null;
}

/** All of a body; a copy where it came in several chunks. */
export function bytesOf({ chunks }: VendorReply): Buffer {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}

export interface VendorTransport {
  /** @throws VendorError, and UnsendableRequest for what has no place in an address or a header */
  send(request: VendorRequest): Promise<VendorReply>;
  close(): Promise<void>;
}

interface TransportOptions {
  readonly url: string;
  readonly timeoutMs: number;
  readonly breakAfter?: number;
  readonly breakMs?: number;
}

/** The least that a connection may take; more where an answer may take long, as on a busy machine. */
const CONNECT_MS = 1_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** Servers read no longer ones, and some close the connection on whoever sends them. */
const ADDRESS_LIMIT = 8_000;
const NOBODY: VendorCallerName = { network: '', session: '' };

/** The statuses of refusals, which the vendor words itself: their body is for the endpoint's own parser. */
export const REFUSALS: readonly number[] = [400, 403, 404, 409, 413, 422];

/** Opens a keep-alive pool; one circuit per controller and method, so that slow reads do not stop orders. */
export function createTransport(options: TransportOptions): VendorTransport {
  const { origin, pathname } = new URL(options.url);
  const base = pathname.replace(/\/$/, '');
  const circuitOf = createCircuits({
    breakAfter: options.breakAfter ?? 8,
    breakMs: options.breakMs ?? 1_000,
  });
  const pool = new Pool(origin, {
    connections: 64,
    connect: { timeout: Math.max(CONNECT_MS, options.timeoutMs / 8) },
    maxResponseSize: MAX_ANSWER_BYTES,
    keepAliveTimeout: 4_000,
  });

  function once(request: VendorRequest, deadline: Deadline): Promise<VendorReply> {
    const controller = request.path.split('/')[1] ?? '';
    const call = `${request.method} ${request.path}`;
    const through = circuitOf(`${request.method} ${controller}`);
    return through(call, request.caller ?? NOBODY, () =>
      answerOf(pool, { ...request, path: `${base}${request.path}` }, deadline, call),
    );
  }

  return {
    async send(request) {
      refuseUnsendable(request);
      const ms = request.timeoutMs ?? options.timeoutMs;
      const deadline = { at: performance.now() + ms };
      try {
        return await once(request, deadline);
      } catch (error) {
        if (!isWorthRepeating(request, error)) throw error;
        await sleep(20 + Math.random() * 80);
        // Nobody could tell any more that it was never sent.
        if (performance.now() >= deadline.at) throw error;
        return await once(request, deadline);
      }
    },
    close: () => pool.close(),
  };
}

async function answerOf(
  pool: Pool,
  request: VendorRequest,
  deadline: Deadline,
  call: string,
): Promise<VendorReply> {
  const reply = await exchange(pool, request, deadline).catch((error: unknown) =>
    Promise.reject(fromTransport(error, call)),
  );
  return answerIn(reply, request, call);
}

/** The reply, where its status makes it an answer to the request. @throws VendorError where it does not */
export function answerIn(reply: VendorReply, { headers }: VendorRequest, call: string): VendorReply {
  const isUnchanged = reply.status === 304 && headers['if-none-match'] !== undefined;
  const isAnswer =
    (reply.status >= 200 && reply.status < 300) || REFUSALS.includes(reply.status) || isUnchanged;
  if (!isAnswer) throw fromStatus(reply, call);
  return reply;
}

function refuseUnsendable({ path, query = {} }: VendorRequest): void {
  const address = [path, ...Object.values(query)].join('');
  if (!isWellFormed(address) || encodeURIComponent(address).length > ADDRESS_LIMIT)
    throw new UnsendableRequest();
}

// What was never sent, whatever it is, and reads whose connection broke. Not what was waited for in vain, nor while the
// circuit is open.
function isWorthRepeating({ method, hasSideEffect }: VendorRequest, error: unknown): boolean {
  if (!(error instanceof VendorError) || error.cause instanceof CircuitOpen) return false;
  const isUnavailable = error.code === 'VENDOR_UNAVAILABLE';
  if (!error.mayHaveArrived && (isUnavailable || error.code === 'VENDOR_TIMEOUT')) return true;
  return method === 'GET' && !hasSideEffect && isUnavailable;
}
