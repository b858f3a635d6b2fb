import type { Session } from '../session/session';

const TIMEOUT_MS = 30_000;

export async function fetchPhoto(session: Session, path: string): Promise<Blob> {
  const authorization = await session.tokenForRead();
  const response = await fetch(new URL(path, session.origin), {
    headers: { authorization },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`No photo: HTTP ${response.status}.`);
  return response.blob();
}
