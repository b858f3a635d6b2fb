import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tooltip = () => screen.queryByRole('tooltip');

function point(): HTMLElement {
  render(
    // Without layout every control counts as scrolled out of view, and its tooltip as hidden.
    <MantineProvider env="test">
      <Tooltip label="Edit Name">
        <button type="button" aria-label="Edit Name" />
      </Tooltip>
    </MantineProvider>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button.parentElement ?? button, { pointerType: 'mouse' });
  return button;
}

describe('a tooltip', () => {
  test('appears 500 ms after one points at its button, and goes with the pointer (NAV-24)', async () => {
    const button = point();
    await pass(499);
    expect(vi.getTimerCount()).toBe(1);
    expect(tooltip()).toBeNull();
    await pass(1);
    // The tooltip's code is loaded only now, which takes real time.
    vi.useRealTimers();
    expect((await screen.findByRole('tooltip')).textContent).toBe('Edit Name');
    fireEvent.pointerLeave(button.parentElement ?? button);
    await waitFor(() => expect(tooltip()).toBeNull());
  });

  test('does not appear when one has pressed before that (NAV-24)', async () => {
    const button = point();
    await pass(400);
    fireEvent.pointerDown(button);
    expect(vi.getTimerCount()).toBe(0);
  });
});
