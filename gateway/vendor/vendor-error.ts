import { RateLimited } from '../rate-limits';

export type VendorErrorCode =
  | 'VENDOR_UNAVAILABLE'
  | 'VENDOR_TIMEOUT'
  | 'VENDOR_INVALID_RESPONSE'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RATE_LIMITED';

interface VendorErrorDetails {
  /** `GET /user/authcheck`, for the log; never the query or the body. */
  readonly call: string;
  /** True when the vendor may have read the request, so that the outcome of a write is unknown. */
  readonly mayHaveArrived: boolean;
  readonly cause?: unknown;
}

/** Call without a usable answer. Refusals with a message of the vendor are answers, not errors. */
export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly code: VendorErrorCode;
  readonly call: string;
  readonly mayHaveArrived: boolean;

  constructor(code: VendorErrorCode, { call, mayHaveArrived, cause }: VendorErrorDetails) {
    super(`${call} failed: ${code}`, { cause });
    this.code = code;
    this.call = call;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Returns the seconds to wait, if known from the gateway's own limit or from the vendor. */
export function retryAfterOf({ cause }: VendorError): number | undefined {
  return cause instanceof RateLimited ? cause.retryAfterSeconds : undefined;
}

/** Request that cannot be written because of the caller's input; the vendor is not at fault. */
export class UnsendableRequest extends Error {
  override readonly name = 'UnsendableRequest';

  constructor(cause?: unknown) {
    super('A value is too long, or has characters that cannot be sent.', { cause });
  }
}

// System calls that fail before a connection exists, when nothing was written to the vendor.
const CONNECTING = new Set(['connect', 'getaddrinfo']);
const TIMED_OUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT']);
const TOO_LARGE = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'UND_ERR_HEADERS_OVERFLOW']);

const NEVER_WRITTEN = new Set(['UND_ERR_INVALID_ARG', 'ERR_INVALID_CHAR', 'ERR_INVALID_ARG_TYPE']);

interface FailedReply {
  readonly status: number;
  readonly retryAfter: number | null;
}

export function fromTransport(error: unknown, call: string): VendorError | UnsendableRequest {
  const code = ownText(error, 'code');
  if (NEVER_WRITTEN.has(code) || error instanceof URIError) return new UnsendableRequest(error);
  const mayHaveArrived = code !== 'UND_ERR_CONNECT_TIMEOUT' && !CONNECTING.has(ownText(error, 'syscall'));
  if (TIMED_OUT.has(code) || isTimeout(error))
    return new VendorError('VENDOR_TIMEOUT', { call, mayHaveArrived, cause: error });
  if (TOO_LARGE.has(code) || code.startsWith('HPE_'))
    return new VendorError('VENDOR_INVALID_RESPONSE', { call, mayHaveArrived, cause: error });
  return new VendorError('VENDOR_UNAVAILABLE', { call, mayHaveArrived, cause: error });
}

export function fromStatus({ status, retryAfter }: FailedReply, call: string): VendorError {
  const details = { call, mayHaveArrived: true, cause: new Error(`HTTP ${status}`) };
  if (status === 401) return new VendorError('UNAUTHENTICATED', { ...details, mayHaveArrived: false });
  if (status === 403) return new VendorError('FORBIDDEN', { ...details, mayHaveArrived: false });
  if (status === 429) {
    const cause = retryAfter === null ? details.cause : new RateLimited(retryAfter);
    return new VendorError('RATE_LIMITED', { call, mayHaveArrived: false, cause });
  }
  return new VendorError(status >= 500 ? 'VENDOR_UNAVAILABLE' : 'VENDOR_INVALID_RESPONSE', details);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

/** Returns a text property of the error, of its first aggregated error or of its cause. */
function ownText(error: unknown, name: 'code' | 'syscall'): string {
  if (!(error instanceof Error)) return '';
  const own: unknown = Reflect.get(error, name);
  if (typeof own === 'string') return own;
  if (error instanceof AggregateError) return ownText(error.errors[0], name);
  return error.cause === undefined ? '' : ownText(error.cause, name);
}
