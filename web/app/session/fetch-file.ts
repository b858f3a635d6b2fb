/** The session is no longer good. */
export class SignedOutError extends Error {}

interface FetchFileOptions {
  /** Goes in a header, never in the address. */
  token: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** A file of the portal, whole. Throws SignedOutError on 401, and Error when it is not to be had. */
export async function fetchFile(url: URL, { token, timeoutMs, signal }: FetchFileOptions): Promise<Blob> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    headers: { authorization: token },
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  });
  if (response.status === 401) throw new SignedOutError('Signed out.');
  if (!response.ok) throw new Error(`No file: HTTP ${response.status}.`);
  return response.blob();
}
