import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';

const portal = duringTests(() => startPortal());
const ines = beforeEachTest(() => portal.user({ name: 'Ines Duarte' }));
const max = beforeEachTest(() => portal.user({ name: 'Max Weber' }));

const storedToken = () => window.localStorage.getItem('authToken') ?? '';
const QUESTION = 'You are signed in as Ines Duarte. Continue as Max Weber?';

describe('a code that arrives while somebody is signed in', () => {
  const arrive = (code: string) =>
    openApp({ url: portal.url, path: `/login?redirect=%2Fbuy&code=${code}`, token: ines.token });

  test('of somebody else asks, with both names and addresses, before anything is shown', async () => {
    const { address } = arrive(await portal.code(max.id));
    await screen.findByRole('heading', { name: QUESTION });
    expect(address()).not.toContain('code');
    expect(screen.getByText(ines.email, { exact: false })).toBeDefined();
    expect(screen.getByText(max.email, { exact: false })).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(storedToken()).toBe(ines.token);
  });

  test('stays with who is signed in when told to, and ends the other session', async () => {
    const { session } = arrive(await portal.code(max.id));
    await userEvent.click(await screen.findByRole('button', { name: /^Stay signed in as Ines Duarte/ }));
    await screen.findByRole('button', { name: 'Account of Ines Duarte' });
    expect(session.token()).toBe(ines.token);
    expect(storedToken()).toBe(ines.token);
  });

  test('goes on as the other when told to, and ends the session before', async () => {
    const { address } = arrive(await portal.code(max.id));
    await userEvent.click(await screen.findByRole('button', { name: /^Continue as Max Weber/ }));
    await screen.findByRole('button', { name: 'Account of Max Weber' });
    expect(address()).toBe('/buy');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(await portal.isSignedIn(ines.token)).toBe(false);
    expect(await portal.isSignedIn(storedToken())).toBe(true);
  });

  test('of the same customer changes nothing', async () => {
    const { session } = arrive(await portal.code(ines.id));
    await screen.findByRole('button', { name: 'Account of Ines Duarte' });
    expect(session.token()).toBe(ines.token);
    expect(await portal.isSignedIn(ines.token)).toBe(true);
  });

  test('that is unknown or used changes nothing', async () => {
    arrive('never-issued');
    await screen.findByRole('button', { name: 'Account of Ines Duarte' });
    expect(storedToken()).toBe(ines.token);
  });

  test('is not kept waiting for an answer when another tab signs out', async () => {
    const { left } = arrive(await portal.code(max.id));
    await screen.findByRole('heading', { name: QUESTION });
    window.localStorage.removeItem('authToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: null }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]?.pathname).toBe('/login');
  });
});
