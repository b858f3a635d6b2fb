import type { Pool } from 'undici';
import type { VendorReply, VendorRequest } from './http';

/** Deadline of a call, by `performance.now`. */
export interface Deadline {
  readonly at: number;
}

class DeadlinePassed extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Sends a request with `dispatch`, since the stream per answer and signal per deadline of `pool.request` cost
 * more than the rest of a short call.
 */
export function exchange(
  pool: Pool,
  { method, path, query, headers, body }: VendorRequest,
  deadline: Deadline,
): Promise<VendorReply> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let tag: string | null = null;
    let retryAfter: number | null = null;
    const chunks: Buffer[] = [];
    let abort: ((reason: Error) => void) | null = null;
    let passed: Error | null = null;
    // A single timer, since undici's timeouts restart with every byte.
    const timer = setTimeout(() => {
      passed = new DeadlinePassed();
      abort?.(passed);
      reject(passed);
    }, deadline.at - performance.now());
    pool.dispatch(
      {
        method,
        path,
        headers,
        body: body ?? null,
        ...(query && { query }),
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(controller) {
          abort = (reason) => controller.abort(reason);
          // The request waited too long for a connection and is not sent.
          if (passed) controller.abort(passed);
        },
        onResponseStart(_controller, statusCode, headers) {
          status = statusCode;
          tag = tagOf(headers['etag']);
          retryAfter = secondsOf(headers['retry-after']);
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(timer);
          resolve({ status, tag, retryAfter, chunks, read: null });
        },
        onResponseError(_controller, error) {
          clearTimeout(timer);
          reject(error);
        },
      },
    );
  });
}

// Seconds only; a date is ignored, as if no time were given.
function secondsOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^[1-9]\d{0,4}$/.test(header) ? Number(header) : null;
}

// An ETag that cannot be sent back is ignored.
function tagOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\x21-\x7e]{1,256}$/.test(header) ? header : null;
}
