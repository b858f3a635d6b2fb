declare module 'subset-font' {
  /** Returns a font with all its glyphs; `variationAxes` pins a variable font to one instance. */
  function subsetFont(
    font: Buffer,
    text: undefined,
    options: { keepAllGlyphs: true; targetFormat: 'sfnt'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;

  export = subsetFont;
}
