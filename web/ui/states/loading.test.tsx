import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TableSkeleton } from './loading';

test.each([
  [3, 3],
  [10_000, 50],
])('a table of %i rows is outlined with %i, since each has bars that move', (rows, drawn) => {
  const { container } = render(<TableSkeleton rows={rows} columns={1} />);
  expect(container.querySelectorAll('span')).toHaveLength(drawn);
});
