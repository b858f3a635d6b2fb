import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from './data-table/data-table';

const rows = Array.from({ length: 300 }, (_, index) => ({ id: `row ${index + 1}` }));
const columns = [
  { id: 'name', title: 'Name', inCard: 'title', cell: ({ id }: { id: string }) => id },
] as const;

test('a list of which only what is near is drawn is printed whole, as cards that are as narrow as paper', () => {
  render(<DataTable rows={rows} columns={columns} label="Rows" cardsUpTo={900} />);
  const last = () => screen.queryByText('row 300');
  expect(screen.queryByRole('table')).not.toBeNull();
  expect(last()).toBeNull();

  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('listitem')).toHaveLength(300);
  expect(last()).not.toBeNull();

  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table')).not.toBeNull();
  expect(last()).toBeNull();
});
