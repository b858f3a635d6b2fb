import { message } from '../messages/catalogue';

export const PHOTO_EXTENSIONS = ['.gif', '.jpg', '.jpeg', '.png'] as const;

export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;

/** Limit of decoded pixels, since a small file can hold a huge picture. */
export const PHOTO_MAX_PIXELS = 24_000_000;

export type PhotoFormat = 'gif' | 'jpeg' | 'png';

const FORMATS: Record<(typeof PHOTO_EXTENSIONS)[number], PhotoFormat> = {
  '.gif': 'gif',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
};

export function formatByName(fileName: string): PhotoFormat | null {
  const name = fileName.toLowerCase();
  const extension = PHOTO_EXTENSIONS.find((each) => name.endsWith(each));
  return extension === undefined ? null : FORMATS[extension];
}

const SIGNATURES: Record<PhotoFormat, readonly string[]> = {
  gif: ['GIF87a', 'GIF89a'],
  jpeg: ['\xff\xd8\xff'],
  png: ['\x89PNG\r\n\x1a\n'],
};

export function formatByContent(bytes: Uint8Array): PhotoFormat | null {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const formats: readonly PhotoFormat[] = ['gif', 'jpeg', 'png'];
  return (
    formats.find((format) => SIGNATURES[format].some((signature) => start.startsWith(signature))) ?? null
  );
}

interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

export function photoFileProblem({ name, size }: ChosenFile): string | null {
  if (formatByName(name) === null) return message.photoType;
  if (size === 0) return message.photoEmpty;
  return size > PHOTO_MAX_BYTES ? message.photoTooLarge : null;
}

const VENDOR_PHOTO = /\/user\/profileImage\/([\w-]{1,100})$/i;

function portalPhotoPath(imageId: string): string {
  return `/profile-image/${imageId}`;
}

/** Maps a photo of the vendor to the portal's path, which has the session; other photos must use https. */
export function shownPhotoAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, pathname, href } = new URL(address);
  const imageId = VENDOR_PHOTO.exec(pathname)?.[1];
  if (imageId !== undefined && ['http:', 'https:'].includes(protocol)) return portalPhotoPath(imageId);
  return protocol === 'https:' ? href : null;
}
