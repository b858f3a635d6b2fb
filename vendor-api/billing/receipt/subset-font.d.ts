declare module 'subset-font' {
  /** A font with the characters of the text alone; `variationAxes` pins a variable font to one instance. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;

  export = subsetFont;
}
