/** Which rows of a long list exist, and how much room the others take. */
export interface RowWindow {
  start: number;
  end: number;
  /** Pixels that the rows before and after take up. */
  before: number;
  after: number;
  /** Ref for every row; it needs its index as `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Up to so many rows are simply all there. */
export const PLAIN_ROWS = 120;

/** The first rows, at most `PLAIN_ROWS`. */
export function firstRows(count: number, rowHeight: number): RowWindow {
  const end = Math.min(count, PLAIN_ROWS);
  return { start: 0, end, before: 0, after: (count - end) * rowHeight, measure: undefined };
}
