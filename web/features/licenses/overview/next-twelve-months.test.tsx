import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NextTwelveMonths } from './next-twelve-months';

const TODAY = '2026-04-15';

function show(count: number): void {
  const events = Array.from({ length: count }, (_, index) => ({
    date: `2026-05-${10 + index}`,
    label: `Group ${index + 1} renews`,
    tone: 'OK' as const,
    seats: 1,
    amount: null,
    position: (25 + index) / 365,
  }));
  render(<NextTwelveMonths events={events} today={TODAY} />, { wrapper: MantineProvider });
}

const lines = () => screen.getAllByRole('listitem').length;
const more = () => screen.queryByRole('button', { name: /^Show/ });

test('a phone shows five events above the seats, and all of them on request', async () => {
  window.innerWidth = 375;
  show(7);
  expect(lines()).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(lines()).toBe(7);
  expect(document.activeElement).toBe(more());
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(lines()).toBe(5);
});

test.each([
  { width: 375, count: 5 },
  { width: 1440, count: 7 },
])('a window of $width pixels shows $count events without a button', ({ width, count }) => {
  window.innerWidth = width;
  show(count);
  expect(lines()).toBe(count);
  expect(more()).toBeNull();
});
