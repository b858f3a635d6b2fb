import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { moveInToolbar } from './move-in-toolbar';

const NAMES = ['Assign', 'Notes', 'Off', 'Clear'];

function Toolbar() {
  return (
    <div role="toolbar" aria-label="Actions" onKeyDown={moveInToolbar}>
      {NAMES.map((name) => (
        <button key={name} type="button" disabled={name === 'Off'}>
          {name}
        </button>
      ))}
      {createPortal(<button type="button">Item</button>, document.body)}
    </div>
  );
}

async function visit(start: string, keys: readonly string[]) {
  render(<Toolbar />);
  screen.getByRole('button', { name: start }).focus();
  const names: unknown[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    names.push(document.activeElement?.textContent);
  }
  return names;
}

test('arrow keys, Home and End move between the buttons that can be pressed, and stop at the ends', async () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];
  expect(await visit('Assign', keys)).toEqual([
    ...['Assign', 'Notes', 'Clear', 'Clear'],
    ...['Notes', 'Assign', 'Clear'],
  ]);
});

test('keys in a menu that belongs to the toolbar move nothing in it', async () => {
  expect(await visit('Item', ['Home', 'ArrowRight'])).toEqual(['Item', 'Item']);
});
