import sharp, { type Metadata } from 'sharp';
import {
  formatByContent,
  formatByName,
  PHOTO_MAX_PIXELS,
  type PhotoFormat,
} from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import { changeAccount } from '../../activity/account-change';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { type EncodedPhoto, photoAddress, removePhoto, storePhoto } from './stored-photo';

const PHOTO = 'Profile photo';

export interface ReceivedPhoto {
  readonly name: string;
  readonly bytes: Buffer;
}

export type PhotoOutcome =
  | { readonly success: true; readonly imgUrl: string; readonly message: null }
  | { readonly success: false; readonly imgUrl: null; readonly message: string };

export async function changePhoto(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  user: SignedInUser,
  received: ReceivedPhoto | null,
): Promise<PhotoOutcome> {
  if (received === null) return refused(message.photoMissing);
  const problem = await photoProblem(received);
  if (problem !== null) return refused(problem);
  const encoded = await encodePhoto(received.bytes);
  if (encoded === null) return refused(message.photoUnreadable);
  const imageId = await changeAccount(deps, user, PHOTO, (tx) =>
    storePhoto({ db: tx, clock: deps.clock }, user.id, encoded),
  );
  return { success: true, imgUrl: photoAddress(deps.settings.PUBLIC_URL, imageId), message: null };
}

export function deletePhoto(deps: Pick<VendorDeps, 'db' | 'clock'>, user: SignedInUser): Promise<void> {
  return changeAccount(deps, user, PHOTO, (tx) => removePhoto(tx, user.id));
}

function refused(text: string): PhotoOutcome {
  return { success: false, imgUrl: null, message: text };
}

const NAMES: Readonly<Record<PhotoFormat, string>> = { gif: 'GIF', jpeg: 'JPEG', png: 'PNG' };

/** Null when accepted. Only files whose name and first bytes agree reach the decoder, so no SVG does. */
async function photoProblem({ name, bytes }: ReceivedPhoto): Promise<string | null> {
  const named = formatByName(name);
  if (named === null) return message.photoType;
  if (bytes.length === 0) return message.photoEmpty;
  const content = formatByContent(bytes);
  if (content === null) return message.photoNotPicture;
  if (content !== named) return message.photoMisnamed(NAMES[named], NAMES[content]);
  const metadata = await readMetadata(bytes);
  if (metadata?.format !== content) return message.photoUnreadable;
  return metadata.width * metadata.height > PHOTO_MAX_PIXELS ? message.photoTooManyPixels : null;
}

// Reads only the header, so that the size is known before the picture is decoded.
async function readMetadata(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

const MAX_SIDE = 512;
const MAX_SECONDS = 10;
const QUALITY = 88;

sharp.cache(false);

export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | null> {
  const options = { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' } as const;
  try {
    const painted = sharp(bytes, options)
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { hasAlpha } = await sharp(bytes, options).metadata();
    return hasAlpha
      ? { contentType: 'image/png', content: await painted.png().toBuffer() }
      : {
          contentType: 'image/jpeg',
          content: await painted.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer(),
        };
  } catch {
    return null;
  }
}
