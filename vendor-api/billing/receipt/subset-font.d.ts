declare module 'subset-font' {
  /** A font with all its glyphs; `variationAxes` pins a variable one to one instance. */
  function subsetFont(
    font: Buffer,
    text: undefined,
    options: { keepAllGlyphs: true; targetFormat: 'sfnt'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;

  export = subsetFont;
}
