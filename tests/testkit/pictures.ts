import sharp from 'sharp';

interface Shape {
  readonly width?: number;
  readonly height?: number;
  readonly color?: string;
}

const blank = ({ width = 60, height = 40, color = '#7a5cff' }: Shape) =>
  sharp({ create: { width, height, channels: 3, background: color }, limitInputPixels: false });

export const png = (shape: Shape = {}) => blank(shape).png().toBuffer();
export const gif = (shape: Shape = {}) => blank(shape).gif().toBuffer();
export const webp = (shape: Shape = {}) => blank(shape).webp().toBuffer();

/** A photo like a camera's: rotated, with place and time. */
export const sidewaysJpeg = (shape: Shape = {}) =>
  blank(shape)
    .withExif({ IFD0: { Copyright: 'canary-4711' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const describedJpeg = (description: string) =>
  blank({})
    .withExif({ IFD0: { ImageDescription: description } })
    .jpeg()
    .toBuffer();

export const jpeg = (shape: Shape = {}) => blank(shape).jpeg().toBuffer();

/** Red, then blue. */
export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((color) => png({ color })));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** Half transparent. */
export const seeThroughPng = () =>
  sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer();

/** A form with one file, as a browser sends it. */
export function pictureForm(bytes: Uint8Array | string, name: string, field = 'fileToUpload'): FormData {
  const form = new FormData();
  form.append(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return form;
}
