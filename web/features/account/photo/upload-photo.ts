import { message } from '#domain/messages/catalogue';
import { uploadPhotoPath } from '../../../app/paths';
import type { Session } from '../../../app/session/session';

/** Without an answer the outcome is unknown. */
export type UploadOutcome =
  | { kind: 'done'; profileImg: string }
  | { kind: 'refused'; message: string }
  /** `token` is the one that was refused. */
  | { kind: 'signed-out'; token: string }
  | { kind: 'unanswered' };

/** A little longer than the server waits for the slowest upload. */
const TIMEOUT_MS = 75_000;

/** Sends a picture to be the profile photo (PROF-04). */
export async function uploadPhoto(session: Session, file: File): Promise<UploadOutcome> {
  const form = new FormData();
  form.append('fileToUpload', file);
  const token = session.token();
  try {
    const response = await fetch(new URL(uploadPhotoPath, session.origin), {
      method: 'POST',
      headers: { authorization: token },
      credentials: 'same-origin',
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return { kind: 'signed-out', token };
    if (response.status >= 500) return { kind: 'unanswered' };
    return read(await response.json().catch(() => null), response.status);
  } catch {
    return { kind: 'unanswered' };
  }
}

interface Answer {
  success?: boolean;
  imgUrl?: string | null;
  message?: string | null;
  /** Of refusals that are no answer to the picture itself: read-only mode, too many tries. */
  errors?: { message?: string }[];
}

// A proxy may have a limit of its own, with an answer that is no help.
function read(answer: Answer | null, status: number): UploadOutcome {
  if (answer?.success && answer.imgUrl) return { kind: 'done', profileImg: answer.imgUrl };
  if (answer === null) return status === 413 ? refused(message.photoTooLarge) : { kind: 'unanswered' };
  return refused(answer.message || answer.errors?.[0]?.message || message.lastResort);
}

function refused(text: string): UploadOutcome {
  return { kind: 'refused', message: text };
}
