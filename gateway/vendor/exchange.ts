import type { Pool } from 'undici';
import type { VendorReply, VendorRequest } from './http';

/** When a call has to be over, by the process's own clock (`performance.now`). */
export interface Deadline {
  readonly at: number;
}

class DeadlinePassed extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Sends a request and gathers the answer. One level below `pool.request`: a stream for each answer and a signal for each
 * deadline take longer than all the rest of a short call.
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
    // Here once for all: the times that undici can watch begin anew with every byte.
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
          // It has waited for a connection for too long, and is not sent any more.
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

// A number of seconds; whoever names a moment instead is asked again as if nothing were said.
function secondsOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^[1-9]\d{0,4}$/.test(header) ? Number(header) : null;
}

// Names that cannot be sent back are none.
function tagOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\x21-\x7e]{1,256}$/.test(header) ? header : null;
}
