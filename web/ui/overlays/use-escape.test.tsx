import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useEscape } from './use-escape';

const told: string[] = [];

function Upper({ onClose }: { onClose: () => void }) {
  useEscape(() => {
    told.push('upper');
    onClose();
  });
  return null;
}

function Lower() {
  useEscape(() => told.push('lower'));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)}>
        Ask
      </button>
      {isAsking && <Upper onClose={() => setIsAsking(false)} />}
    </>
  );
}

test('Escape reaches the topmost dialog alone, and the one beneath once that is gone', async () => {
  const { getByRole } = render(<Lower />);
  await userEvent.click(getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Escape}');
  expect(told).toEqual(['upper']);
  await userEvent.keyboard('{Escape}');
  expect(told).toEqual(['upper', 'lower']);
});
