import sharp from 'sharp';
import { PHOTO_MAX_PIXELS } from '#domain/account/profile-photo';

export interface EncodedPhoto {
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly content: Buffer;
}

const MAX_SIDE = 512;
const MAX_SECONDS = 10;
const QUALITY = 88;

sharp.cache(false);

/**
 * Encodes the picture anew: upright, at most 512 pixels a side, one frame, sRGB, without metadata. @returns null when
 * it is damaged or takes too long
 */
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
