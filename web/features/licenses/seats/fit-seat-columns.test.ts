import { expect, test } from 'vitest';
import { fitSeatColumns } from './fit-seat-columns';

const seat = (values: object) => ({
  productName: 'Axure RP Pro',
  assignedTo: null,
  managers: ['Me'],
  isManager: true,
  managersEligibility: { allowed: true },
  note: '',
  pendingChange: { text: 'None', changes: [] as string[], label: null },
  ...values,
});
// Only the fields that affect the widths.
const widths = (seats: ReturnType<typeof seat>[], room = 974) => {
  const columns = fitSeatColumns(seats as unknown as Parameters<typeof fitSeatColumns>[0], room);
  return new Map(columns.map(({ id, width }) => [id, Number(width ?? 0)]));
};

test('managers and changes give way to a note, the addresses do not', () => {
  const text = 'Changes to Monthly on Feb 28, 2027';
  const address = 'max@northwind.example';
  const row = { assignedTo: address, managers: ['Me', address], pendingChange: { text, changes: [text] } };
  const before = widths([seat(row)]);
  const after = widths([seat({ ...row, note: 'x'.repeat(20) })]);
  expect(roomOfNotes(after)).toBeGreaterThanOrEqual(20 * 7);
  for (const id of ['managers', 'pending']) expect(after.get(id)).toBeLessThan(before.get(id) ?? 0);
  // Enough for `Me, max@…` and the beginning of a change.
  expect(after.get('managers')).toBeGreaterThanOrEqual(88);
  expect(after.get('pending')).toBeGreaterThanOrEqual(150);
  for (const widthsOfRow of [before, after])
    expect(widthsOfRow.get('user')).toBeGreaterThan(address.length * 7);
});

test('beside names of any length there is room for `Add me`', () => {
  const row = { managers: ['max@northwind.example'], note: 'x'.repeat(20) };
  const [without = 0, beside = 0] = [true, false].map(
    (isManager) => widths([seat({ ...row, isManager })]).get('managers') ?? 0,
  );
  expect(beside).toBeGreaterThanOrEqual(66 + 16);
  expect(beside).toBeGreaterThan(without);
});

test('with room for it a change has one line', () => {
  const text = 'Changes to Monthly on Feb 28, 2027';
  const row = widths([seat({ assignedTo: 'max@b.example', pendingChange: { text, changes: [text] } })]);
  expect(row.get('pending')).toBeGreaterThanOrEqual(text.length * 7);
});

test('notes keep their least, however long a text is', () => {
  for (const [room, note] of [
    [974, ''],
    [851, 'x'.repeat(10_000)],
    [974, 'x'.repeat(10_000)],
    [1400, 'Design department'],
  ] as const)
    expect(roomOfNotes(widths([seat({ note, assignedTo: 'a@b.example' })], room), room)).toBeGreaterThan(75);
});

/** Width of the notes, whose column has none of its own. */
function roomOfNotes(columns: ReadonlyMap<string, number>, room = 974): number {
  return room - [...columns.values()].reduce((sum, width) => sum + width, 0);
}
