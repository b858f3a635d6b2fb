import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { notify } from '../../ui/overlays/notify';
import { changeTermPath, confirmationPath, routes } from '../paths';
import { ToastList } from './toast-list';

function Links() {
  const navigate = useNavigate();
  return [routes.manage, routes.profile, changeTermPath(2), confirmationPath('AX-1')].map((path) => (
    <button key={path} type="button" onClick={() => void navigate(path)}>
      {path}
    </button>
  ));
}

function openList(): void {
  render(
    <MantineProvider>
      <MemoryRouter initialEntries={[routes.manage]}>
        <ToastList />
        <Links />
      </MemoryRouter>
    </MantineProvider>,
  );
}

const goTo = (path: string) => fireEvent.click(screen.getByRole('button', { name: path }));

test.each([changeTermPath(2), confirmationPath('AX-1')])(
  'what was done before an order is no longer reported on its page %s, what failed is',
  async (path) => {
    openList();
    await notify({ message: 'Three seats changed.', onUndo: () => undefined });
    await notify({ tone: 'DANGER', message: 'One was refused.' });
    await screen.findByText('One was refused.');
    goTo(routes.profile);
    expect(screen.getByText('Three seats changed.')).toBeTruthy();
    goTo(path);
    // Sooner than it would close by itself.
    await waitFor(() => expect(screen.queryByText('Three seats changed.')).toBeNull(), { timeout: 5_000 });
    expect(screen.getByText('One was refused.')).toBeTruthy();
    await notify({ message: 'Copied.' });
    await screen.findByText('Copied.');
  },
);

test('the newest message is always seen: of four that stay, the oldest gives way', async () => {
  openList();
  const texts = ['First failure.', 'Second failure.', 'Third failure.', 'Fourth failure.'];
  for (const message of texts) await notify({ tone: 'DANGER', message });
  await screen.findByText('Fourth failure.');
  await waitFor(() => expect(screen.queryByText('First failure.')).toBeNull());
  for (const text of texts.slice(1)) expect(screen.getByText(text)).toBeTruthy();
});
