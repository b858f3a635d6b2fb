declare module 'fontkit' {
  /** Places marks on letters by the anchors of both in the font. */
  export interface MarkPlacer {
    applyAnchor(mark: { markAnchor: object | null }, baseAnchor: object | null, baseIndex: number): void;
  }

  export interface Font {
    readonly characterSet: readonly number[];
    layout(text: string): unknown;
    /** Private field, set by the first `layout`; fonts without layout rules have no engine. */
    readonly _layoutEngine: { readonly engine?: { readonly GPOSProcessor: MarkPlacer | null } };
  }

  export function create(font: Buffer): Font;
}
