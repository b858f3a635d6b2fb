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
const widths = (seats: ReturnType<typeof seat>[], room = 974) => {
  const columns = fittedColumns(seats as unknown as Parameters<typeof fittedColumns>[0], room);
  return new Map(columns.map(({ id, width }) => [id, Number(width ?? 0)]));
};

test('a column that holds more takes from those that hold less, but nothing from the addresses', () => {
  const short = widths([seat({ assignedTo: 'max@northwind.example' })]);
  const managed = { assignedTo: 'max@northwind.example', managers: ['Me', 'max@northwind.example'] };
  const long = widths([seat(managed)]);
  expect(long.get('managers')).toBeGreaterThan(short.get('managers') ?? 0);
  const noted = widths([seat({ ...managed, note: 'Design department, Porto' })]);
  expect(noted.get('managers')).toBeLessThan(long.get('managers') ?? 0);
  expect(long.get('user')).toBe(short.get('user'));
});

test('together they have the room that there is, however long a text is', () => {
  for (const [room, note] of [
    [974, ''],
    [851, 'x'.repeat(10_000)],
    [974, 'x'.repeat(10_000)],
    [1400, 'Design department'],
  ] as const) {
    const taken = [...widths([seat({ note, assignedTo: 'a@b.example' })], room).values()];
    expect(taken.reduce((sum, width) => sum + width, 0)).toBeLessThan(room - 40);
  }
});
