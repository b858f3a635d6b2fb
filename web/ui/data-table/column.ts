import type { ReactNode } from 'react';

export interface Column<Row, Field extends string = never> {
  id: string;
  title: string;
  /** A number is in pixels, where text has its usual size; it grows with the text. */
  width?: number | string;
  isNumeric?: boolean;
  isQuiet?: boolean;
  /** A fact is named by its title; lines stand above the facts, controls below. */
  inCard: 'check' | 'title' | 'subtitle' | 'corner' | 'line' | 'fact' | 'control';
  isEmpty?: (row: Row) => boolean;
  orderBy?: Field;
  /** The position counts from 1. */
  cell: (row: Row, position: number) => ReactNode;
}

/** For `data-paper`: a column of what is ticked or pressed would be empty on paper. */
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
  /** Whether there is nothing to load beyond these. */
  isWhole: boolean;
  /** A whole list of so many rows is drawn at once, so that the browser's own search finds all of them. */
  drawnUpTo: number;
  /** About, in pixels. */
  rowHeight: number;
  /** What stands in the place of rows that are not drawn. */
  space: (height: number) => ReactNode;
  /** Draws the rows from the first of these numbers up to, and without, the second. */
  children: (start: number, end: number) => ReactNode;
}
