import type { ReactNode } from 'react';

export interface Column<Row, Field extends string = never> {
  id: string;
  title: string;
  /** Numbers are pixels at the default text size, and grow with the text. */
  width?: number | string;
  isNumeric?: boolean;
  isQuiet?: boolean;
  /** Facts are labeled by their title; lines go above the facts, controls below. */
  inCard: 'check' | 'title' | 'subtitle' | 'corner' | 'line' | 'fact' | 'control';
  isEmpty?: (row: Row) => boolean;
  orderBy?: Field;
  /** `position` counts from 1. */
  cell: (row: Row, position: number) => ReactNode;
}

/** Value for `data-paper`: hides columns of checkboxes and controls on paper. */
export function onPaper({ inCard }: Pick<Column<never>, 'inCard'>): 'off' | undefined {
  return inCard === 'check' || inCard === 'control' ? 'off' : undefined;
}

export interface TableSort<Field extends string = never> {
  field: Field;
  isAscending: boolean;
  onField: (field: Field) => void;
}

export interface Section<Row> {
  key: string;
  heading: { text: ReactNode; figure: ReactNode; figureColumn: string } | null;
  rows: readonly Row[];
}

export interface RowListProps {
  count: number;
  /** True when there is nothing more to load. */
  isWhole: boolean;
  /** A complete list up to this length is rendered in full, so that the browser's search finds all rows. */
  drawnUpTo: number;
  /** Approximate height in pixels. */
  rowHeight: number;
  /** Renders a placeholder of this height for skipped rows. */
  space: (height: number) => ReactNode;
  /** Renders the rows from `start` up to, but excluding, `end`. */
  children: (start: number, end: number) => ReactNode;
}
