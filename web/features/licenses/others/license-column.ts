import type { ReactNode } from 'react';

/** A row of a list of licences outside subscriptions. */
export interface LicenseRow {
  id: string;
}

/** A column of such a list; on a small screen a part of a card. */
export interface LicenseColumn<Row> {
  id: string;
  title: string;
  /** In pixels; without it the column shares what is left. */
  width?: number;
  isNumeric?: boolean;
  /** Where it stands in a card; a fact is named by its title. */
  inCard: 'check' | 'title' | 'subtitle' | 'fact' | 'menu';
  /** Whether a card can do without it. */
  isEmpty?: (row: Row) => boolean;
  cell: (row: Row) => ReactNode;
}

export interface LicenseRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly LicenseColumn<Row>[];
  /** How many there are in all, loaded or not. */
  totalCount: number;
  label: string;
}
