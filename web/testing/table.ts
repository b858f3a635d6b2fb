import { within } from '@testing-library/react';

/** The texts of a table's head. */
export function headersOf(table: HTMLElement): (string | null)[] {
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
}

/** The rows below the head. */
export function rowsOf(table: HTMLElement): HTMLElement[] {
  return within(table).getAllByRole('row').slice(1);
}

/** The texts of the cells of a row. */
export function textsOf(row: HTMLElement): (string | null)[] {
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}
