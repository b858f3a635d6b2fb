import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';

const MESSAGE = 'The portal is being moved. It will be back at 18:00 UTC.';

let token: string;
const portal = duringTests(() => startPortal());
beforeEach(async () => {
  ({ token } = await portal.user());
  await portal.readOnly(MESSAGE);
});

/** Repeats until the gateway has noticed read-only mode. */
const openReadOnly = (path: string) =>
  vi.waitFor(
    async () => {
      const app = openApp({ url: portal.url, path, token });
      try {
        await screen.findByText(MESSAGE);
        return app;
      } catch (error) {
        app.unmount();
        throw error;
      }
    },
    { timeout: 30_000 },
  );
const isBack = () => screen.findByText('Billing Name', {}, { timeout: 20_000 });

test.each(['/manage', '/login', '/'])(
  'the message replaces the whole application at %s (MODE-01)',
  async (path) => {
    const { left, container } = await openReadOnly(path);
    expect(screen.getByText(MESSAGE).textContent).toBe(MESSAGE);
    expect(container.textContent).toBe(MESSAGE);
    expect(left).toEqual([]);
  },
);

test('the application comes by itself when read-only mode is over', async () => {
  const { address } = await openReadOnly('/billing?period=2026');
  await portal.readOnly(null);
  await isBack();
  expect(address()).toBe('/billing?period=2026');
});
