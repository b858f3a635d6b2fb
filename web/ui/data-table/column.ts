import type { ReactNode } from 'react';

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
  cell: (row: Row) => ReactNode;
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
