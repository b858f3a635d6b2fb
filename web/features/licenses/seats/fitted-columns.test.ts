import { expect, test } from 'vitest';
import { fittedColumns } from './fitted-columns';

const seat = (values: object) => ({
  assignedTo: null,
  managers: ['Me'],
  note: '',
  pendingChange: { text: 'None' },
  ...values,
});
// Only what the widths depend on.
const widths = (...seats: ReturnType<typeof seat>[]) => {
  const columns = fittedColumns(seats as unknown as Parameters<typeof fittedColumns>[0], false);
  return Object.fromEntries(columns.map(({ id, width }) => [id, Number.parseFloat(String(width))]));
};

test('a column that holds more takes from those that hold less', () => {
  const short = widths(seat({ note: 'x' }));
  const long = widths(seat({ note: 'Design department, Porto' }));
  expect(long['notes']).toBeGreaterThan(short['notes'] ?? 0);
  expect(long['user']).toBeLessThan(short['user'] ?? 0);
});

test('together they have the same room, however long a text is', () => {
  for (const note of ['', 'x'.repeat(30), 'x'.repeat(10_000)]) {
    const {
      user = 0,
      managers = 0,
      pending = 0,
      notes = 0,
    } = widths(seat({ note, assignedTo: 'a@b.example' }));
    expect(user + managers + pending + notes).toBeCloseTo(62, 0);
    expect(notes).toBeLessThan(30);
  }
});
