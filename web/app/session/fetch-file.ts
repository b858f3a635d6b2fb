import type { Session } from './session';

interface FetchFileOptions {
  timeoutMs: number;
  signal?: AbortSignal;
  /** Called with each piece as it arrives. */
  onPiece?: (piece: Uint8Array) => void;
}

/** Waits, like every read, for a signed-in customer; repeats with a replaced token. Throws without a file. */
export async function fetchFile(session: Session, path: string, options: FetchFileOptions): Promise<Blob> {
  const token = await session.tokenForRead();
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const response = await fetch(new URL(path, session.origin), {
    // Never in the address.
    headers: { authorization: token },
    credentials: 'same-origin',
    signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
  });
  if (response.status === 401) {
    session.fail(token);
    return fetchFile(session, path, options);
  }
  if (!response.ok) throw new Error(`No file: HTTP ${response.status}.`);
  return options.onPiece ? toldOf(response, options.onPiece).blob() : response.blob();
}

function toldOf(response: Response, onPiece: (piece: Uint8Array) => void): Response {
  if (response.body === null) return response;
  const telling = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      onPiece(piece);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(telling), { headers: response.headers });
}
