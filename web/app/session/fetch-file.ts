import type { Session } from './session';

interface FetchFileOptions {
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * A file of the portal, whole. Throws when it is not to be had. Like every read it waits while nobody is signed in, and
 * is asked for once more when its customer is back or has another token.
 */
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
  return response.blob();
}
