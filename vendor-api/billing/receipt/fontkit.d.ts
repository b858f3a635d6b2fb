declare module 'fontkit' {
  /** Reads a font file. */
  export function create(font: Buffer): { readonly characterSet: readonly number[] };
}
