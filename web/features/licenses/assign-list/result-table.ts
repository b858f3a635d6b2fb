import Papa from 'papaparse';
import { type PlannedRow, STATE_NAMES } from './planned-rows';

const TITLES = ['Row', 'Assigned User', 'Seat ID', 'Group', 'Product Edition', 'Result', 'Details'];

/** The result as a table for spreadsheets; it can be brought back as a list. */
export function resultTable(rows: readonly PlannedRow[]): Blob {
  const cells = rows.map(({ id, email, seat, state, text }) => [
    String(Number(id) + 1),
    email,
    seat?.id ?? '',
    seat?.groupNumber ? `Group ${seat.groupNumber}` : '',
    seat?.productName ?? '',
    STATE_NAMES[state],
    text,
  ]);
  const table = Papa.unparse([TITLES, ...cells], { escapeFormulae: true });
  return new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' });
}
