import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import { encodePhoto } from './encode-photo';
import { photoProblem } from './inspect-photo';
import type { ReceivedPhoto } from './receive-photo';
import { photoAddress, storePhoto } from './stored-photo';

/** The answer of REST-10. */
export type PhotoOutcome =
  | { readonly success: true; readonly imgUrl: string; readonly message: null }
  | { readonly success: false; readonly imgUrl: null; readonly message: string };

export async function changePhoto(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  userId: string,
  received: ReceivedPhoto | null,
): Promise<PhotoOutcome> {
  if (received === null) return refused(message.photoMissing);
  const problem = await photoProblem(received);
  if (problem !== null) return refused(problem);
  const encoded = await encodePhoto(received.bytes);
  if (encoded === null) return refused(message.photoUnreadable);
  const imageId = await storePhoto(deps, userId, encoded);
  return { success: true, imgUrl: photoAddress(deps.settings.PUBLIC_URL, imageId), message: null };
}

function refused(text: string): PhotoOutcome {
  return { success: false, imgUrl: null, message: text };
}
