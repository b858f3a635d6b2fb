import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OutdatedNote } from './outdated-note';

afterEach(() => void vi.useRealTimers());

test('what may be out of date is read again by itself, since an outage ends without a sign', () => {
  vi.useFakeTimers();
  const onRetry = vi.fn();
  render(<OutdatedNote onRetry={onRetry} isRetrying={false} />, { wrapper: MantineProvider });
  vi.advanceTimersByTime(4_000);
  expect(onRetry).toHaveBeenCalledTimes(1);
});
