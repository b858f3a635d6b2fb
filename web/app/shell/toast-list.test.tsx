import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notify } from '../../ui/overlays/notify';
import { ToastList } from './toast-list';

test('the newest message is always seen: of four that stay, the oldest gives way', async () => {
  render(
    <MantineProvider>
      <ToastList />
    </MantineProvider>,
  );
  const texts = ['First failure.', 'Second failure.', 'Third failure.', 'Fourth failure.'];
  for (const message of texts) await notify({ tone: 'DANGER', message });
  await screen.findByText('Fourth failure.');
  await waitFor(() => expect(screen.queryByText('First failure.')).toBeNull());
  for (const text of texts.slice(1)) expect(screen.getByText(text)).toBeTruthy();
});
