import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';

const MESSAGE = 'The portal is being moved. It will be back at 18:00 UTC.';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ READ_ONLY_MESSAGE: MESSAGE });
});
afterAll(() => portal.stop());

test.each(['/manage', '/login', '/'])(
  'the message replaces the whole application at %s (MODE-01)',
  async (path) => {
    const { token } = await portal.user();
    const { left, container } = openApp({ url: portal.url, path, token });
    await screen.findByText(MESSAGE);
    expect(container.textContent).toBe(MESSAGE);
    expect(left).toEqual([]);
  },
);
