import { expect, it } from 'vitest';
import { type PlannedRow, resultTable } from './planned-rows';

const row = (email: string, text: string): PlannedRow => ({
  ...{ id: '0', email, seat: null, state: 'refused', text, canFix: false },
});

it.each(['=1+1', '\uff1d1+1', '@SUM(A1)', '-2'])(
  'a file of results has no cell that a spreadsheet calculates, as no other file has: %j',
  async (typed) => {
    const table = await resultTable([row(` ${typed}`, `Ann; ${typed}`)]).text();
    expect(table).toContain(`\r\n1,' ${typed},,,,Refused,Ann;' ${typed}`);
  },
);
