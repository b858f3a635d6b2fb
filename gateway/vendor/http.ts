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
  /** Limit of the whole call, including a retry; the transport's default if absent. */
  readonly timeoutMs?: number | undefined;
  /** A GET with a side effect, which is never repeated once sent (D-116). */
  readonly hasSideEffect?: boolean | undefined;
  /** Statuses that are answers too, besides those of a refusal. */
  readonly answers?: readonly number[] | undefined;
  readonly caller?: VendorCallerName | undefined;
}

/** Answer that is no outage: a success, or a refusal with the vendor's message. */
export interface VendorReply {
  readonly status: number;
  readonly chunks: readonly Buffer[];
  /** The vendor's ETag; null without one. */
  readonly tag: string | null;
  /** Seconds of `Retry-After`; null when absent or unusable. */
  readonly retryAfter: number | null;
  /** Result of `readReply`, once it has run. */
  read: ReadReply | null;
}

/** Returns the whole body, copied if it came in several chunks. */
export function bytesOf({ chunks }: VendorReply): Buffer {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}

export interface VendorTransport {
  /** @throws VendorError, and UnsendableRequest for a request that an address or header cannot carry */
  send(request: VendorRequest): Promise<VendorReply>;
  close(): Promise<void>;
}

interface TransportOptions {
  readonly url: string;
  readonly timeoutMs: number;
  readonly breakAfter?: number;
  readonly breakMs?: number;
}

/** Minimum connect timeout; longer with a long call timeout, as on a busy machine. */
const CONNECT_MS = 1_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** Servers refuse longer addresses, and some then close the connection. */
const ADDRESS_LIMIT = 8_000;
const NOBODY: VendorCallerName = { network: '', session: '' };

/** Statuses of refusals, whose bodies the endpoint's own parser reads. */
export const REFUSALS: readonly number[] = [400, 403, 404, 409, 413, 422];

/** Statuses of a call that the vendor lacks. */
export const MISSING: readonly number[] = [404, 405, 501];

/** Opens a keep-alive pool with a circuit per controller and method, so that slow reads do not block orders. */
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
        // After the deadline, the error that says it was never sent must stand.
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

/** Returns the reply if its status makes it an answer to the request. @throws VendorError otherwise */
export function answerIn(reply: VendorReply, { headers, answers }: VendorRequest, call: string): VendorReply {
  const { status } = reply;
  const isUnchanged = status === 304 && headers['if-none-match'] !== undefined;
  const isRefusal = REFUSALS.includes(status) || answers?.includes(status);
  if (!(status >= 200 && status < 300) && !isRefusal && !isUnchanged) throw fromStatus(reply, call);
  return reply;
}

function refuseUnsendable({ path, query = {} }: VendorRequest): void {
  const address = [path, ...Object.values(query)].join('');
  if (!isWellFormed(address) || encodeURIComponent(address).length > ADDRESS_LIMIT)
    throw new UnsendableRequest();
}

// Retries requests that were never sent, and reads whose connection broke, but no sent request that timed
// out, and nothing while the circuit is open.
function isWorthRepeating({ method, hasSideEffect }: VendorRequest, error: unknown): boolean {
  if (!(error instanceof VendorError) || error.cause instanceof CircuitOpen) return false;
  const isUnavailable = error.code === 'VENDOR_UNAVAILABLE';
  if (!error.mayHaveArrived && (isUnavailable || error.code === 'VENDOR_TIMEOUT')) return true;
  return method === 'GET' && !hasSideEffect && isUnavailable;
}
