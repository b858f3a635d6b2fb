import type { ReactNode } from 'react';

/** A column of a table; on a small screen, a part of a card. */
export interface Column<Row, Field extends string = never> {
  id: string;
  title: string;
  /** In pixels, or as a share of the table; without it the column takes part of what is left. */
  width?: number | string;
  /** Figures end at the same edge. */
  isNumeric?: boolean;
  isQuiet?: boolean;
  /** A fact is named by its title; lines stand above the facts, controls below. */
  inCard: 'check' | 'title' | 'subtitle' | 'corner' | 'line' | 'fact' | 'control';
  isEmpty?: (row: Row) => boolean;
  /** Left out of what cannot be sorted by. */
  orderBy?: Field;
  cell: (row: Row) => ReactNode;
}

export interface TableSort<Field extends string = never> {
  field: Field;
  isAscending: boolean;
  /** The field that is sorted by already turns round. */
  onField: (field: Field) => void;
}

export interface Section<Row> {
  key: string;
  heading: { text: ReactNode; figure: ReactNode; figureColumn: string } | null;
  rows: readonly Row[];
}
