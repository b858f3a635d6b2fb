import type { ReactNode, RefObject } from 'react';

export interface Column<Row, Field extends string = never> {
  id: string;
  title: string;
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

export interface RowWindow {
  start: number;
  end: number;
  /** Pixels that the rows before and after take up. */
  before: number;
  after: number;
  /** Ref for every row; it needs its index as `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

export interface RowListProps {
  list: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  children: (window: RowWindow) => ReactNode;
}
