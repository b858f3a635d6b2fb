import sharp, { type Metadata } from 'sharp';
import {
  formatByContent,
  formatByName,
  PHOTO_MAX_PIXELS,
  type PhotoFormat,
} from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import type { ReceivedPhoto } from './receive-photo';

const NAMES: Readonly<Record<PhotoFormat, string>> = { gif: 'GIF', jpeg: 'JPEG', png: 'PNG' };

/**
 * Why a file is refused as a picture; null when it is accepted. The decoder only sees files whose name and first bytes
 * are those of one of the three formats, so no SVG reaches it.
 */
export async function photoProblem({ name, bytes }: ReceivedPhoto): Promise<string | null> {
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

// Reads the header alone, so that the size is known before the picture is decoded.
async function readMetadata(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}
