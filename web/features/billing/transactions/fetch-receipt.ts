/** The session is no longer good. */
export class SignedOutError extends Error {}

const TIMEOUT_MS = 30_000;

/** The PDF of one sale. Throws SignedOutError on 401, and Error when there is no PDF to be had. */
export async function fetchReceipt(url: URL, token: string): Promise<Blob> {
  const response = await fetch(url, {
    headers: { authorization: token },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 401) throw new SignedOutError('Signed out.');
  if (!response.ok) throw new Error(`No receipt: HTTP ${response.status}.`);
  return response.blob();
}
