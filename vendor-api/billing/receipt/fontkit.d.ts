declare module 'fontkit' {
  /** Places marks at letters by what the font says of both. */
  export interface MarkPlacer {
    applyAnchor(mark: { markAnchor: object | null }, baseAnchor: object | null, baseIndex: number): void;
  }

  export interface Font {
    readonly characterSet: readonly number[];
    layout(text: string): unknown;
    /** The library's own, made by the first `layout`; fonts without rules for their letters have no engine. */
    readonly _layoutEngine: { readonly engine?: { readonly GPOSProcessor: MarkPlacer | null } };
  }

  /** Reads a font file. */
  export function create(font: Buffer): Font;
}
