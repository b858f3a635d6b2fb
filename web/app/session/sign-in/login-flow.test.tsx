import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';

const portal = duringTests(() => startPortal());
afterEach(() => portal.faults({}));

const storedToken = () => window.localStorage.getItem('authToken');
const open = (path: string, token?: string) =>
  openApp({ url: portal.url, path, ...(token !== undefined && { token }) });

/** Path that the login page continues to, from the account service's return address. */
function targetOf(left: readonly URL[]): string | null {
  const back = left[0]?.searchParams.get('redirect') ?? '';
  return new URL(back).searchParams.get('redirect');
}

describe('a visitor who is not signed in', () => {
  test('goes to the account service from any page, and back to it (AUTH-01, AUTH-07)', async () => {
    const { left } = open('/billing?x=1&y=2');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]?.pathname).toBe('/login');
    expect(left[0]?.searchParams.get('target')).toBe('2');
    expect(targetOf(left)).toBe('/billing?x=1&y=2');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test.each(['/login/', '/LOGIN', '/Login/'])(
    'is carried on from %s as from the login page (AUTH-04, AUTH-10)',
    async (path) => {
      const { left } = open(`${path}?redirect=%2Fbilling&sub=7`);
      await waitFor(() => expect(left).toHaveLength(1));
      expect(targetOf(left)).toBe('/billing?sub=7');
    },
  );

  test('comes back to Manage Products from the root (AUTH-08)', async () => {
    const { left } = open('/');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(targetOf(left)).toBe('/manage');
  });

  test('is signed in by a one-time code, which leaves the address at once (AUTH-06, AUTH-10, AUTH-12)', async () => {
    const user = await portal.user();
    const code = await portal.code(user.id);
    const { address } = open(`/login?redirect=%2Fmanage%3Fq%3Dx&sub=7&foo=1&code=${code}`);
    expect(address()).not.toContain(code);
    await screen.findByText('You have no products yet');
    expect(address()).toBe('/manage?q=x&sub=7');
    expect(await portal.isSignedIn(storedToken() ?? '')).toBe(true);
  });

  test('comes back from a deep link with its query, and with nothing else (AUTH-07, AUTH-10)', async () => {
    const first = open('/buy?pro=2');
    await waitFor(() => expect(first.left).toHaveLength(1));
    const back = new URL(first.left[0]?.searchParams.get('redirect') ?? '');
    first.unmount();
    const user = await portal.user();
    back.searchParams.append('code', await portal.code(user.id));
    const { address } = open(`${back.pathname}${back.search}`);
    await screen.findByRole('button', { name: `Account of ${user.name}` });
    expect(address()).toBe('/buy?pro=2');
  });

  test('is not signed in by a code that was used before (AUTH-02)', async () => {
    const user = await portal.user();
    const code = await portal.code(user.id);
    const first = open(`/?code=${code}`);
    await screen.findByText('You have no products yet');
    first.unmount();
    window.localStorage.clear();
    const { left } = open(`/?code=${code}`);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(storedToken()).toBeNull();
  });

  test.each([
    ['is not good', 'garbage'],
    ['no header can carry', '\u2603garbage'],
    ['has two lines', 'a\nb'],
    ['is a blank', ' '],
    ['is far too long', 'x'.repeat(20_000)],
  ])('loses a token that %s (AUTH-14)', async (_why, token) => {
    const { left } = open('/login', token);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(storedToken()).toBeNull();
    expect(targetOf(left)).toBe('/manage');
  });
});

describe('a signed-in customer', () => {
  test.each([
    '/',
    '/?pro=3',
    '/login',
    '/login/',
    '/LOGIN',
    '/login?sub=7&cloud=true',
    '/no/such/page',
    '/buy/ThankYou',
  ])('comes from %s to Manage Products (AUTH-03, AUTH-04, AUTH-11, AUTH-28)', async (path) => {
    const { token } = await portal.user();
    const { address } = open(path, token);
    await screen.findByRole('heading', { name: 'Manage Products' });
    expect(address()).toBe('/manage');
    await waitFor(() => expect(document.title).toBe('Manage Products · Account'));
  });

  test.each(['/login/', '/LOGIN'])('comes from %s to what was asked for (AUTH-10)', async (path) => {
    const { token } = await portal.user();
    const { address } = open(`${path}?redirect=%2Fbilling`, token);
    await screen.findByText('Billing Name');
    expect(address()).toBe('/billing');
  });

  test.each([
    ['/BILLING/', 'Billing Name'],
    ['/ThankYou/', 'Thank You'],
    ['/buy/THANKYOU/1/', 'Thank You'],
  ])('finds a page at %s, too', async (path, text) => {
    const { token } = await portal.user();
    const { address } = open(path, token);
    await screen.findByText(text);
    expect(address()).toBe(path);
  });

  test.each(['/billing', '/buy/change-term', '/no/such/page'])(
    'sees no code in the address of %s, and nobody takes it (AUTH-02, D-04)',
    async (path) => {
      const { token, id, name } = await portal.user();
      const code = await portal.code(id);
      const { address, session } = open(`${path}?code=${code}&x=1#y`, token);
      expect(address()).toBe(`${path}?x=1`);
      await screen.findByRole('button', { name: `Account of ${name}` });
      expect([session.token(), window.signInCode]).toEqual([token, undefined]);
    },
  );

  test('signs out here and at the account service, and sees nothing more (AUTH-18, NAV-21)', async () => {
    const { token, name } = await portal.user({ name: 'Ines Duarte' });
    const { left } = open('/manage', token);
    await userEvent.click(await screen.findByRole('button', { name: `Account of ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(storedToken()).toBeNull();
    expect(targetOf(left)).toBe('/manage');
    expect(screen.queryByText('You have no products yet')).toBeNull();
    expect(await portal.isSignedIn(token)).toBe(false);
  });

  test('is signed out here too when another tab signs out', async () => {
    const { token } = await portal.user();
    const { left } = open('/billing', token);
    await screen.findByRole('link', { name: 'Billing' });
    window.localStorage.removeItem('authToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', oldValue: token, newValue: null }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(targetOf(left)).toBe('/manage');
  });

  test('is the customer whom another tab has signed in while the page was starting', async () => {
    const [before, after] = [await portal.user(), await portal.user({ name: 'Ines Duarte' })];
    open('/manage', before.token);
    window.localStorage.setItem('authToken', after.token);
    await screen.findByRole('button', { name: `Account of ${after.name}` });
    expect(storedToken()).toBe(after.token);
    await waitFor(async () => expect(await portal.isSignedIn(before.token)).toBe(false));
  });

  test('starts over when another tab signs in as somebody else, and only then', async () => {
    const user = await portal.user({ name: 'Ines Duarte' });
    const { left } = open('/manage', user.token);
    await screen.findByRole('button', { name: 'Account of Ines Duarte' });
    const signInElsewhere = (token: string) => {
      window.localStorage.setItem('authToken', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: token }));
    };
    signInElsewhere(user.token);
    await screen.findByText('You have no products yet');
    expect(left).toEqual([]);
    signInElsewhere((await portal.user()).token);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]?.pathname).toBe('/');
  });

  test('comes back to the same place when the session ends while in use (AUTH-27)', async () => {
    const { token } = await portal.user();
    const { left } = open('/manage', token);
    await screen.findByText('You have no products yet');
    await portal.endSession(token);
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(targetOf(left)).toBe('/billing');
  });
});

describe('while the vendor service does not answer', () => {
  test('nobody looks signed out, and a retry goes on', async () => {
    const { token } = await portal.user();
    await portal.faults({ failRequests: 1000 });
    const { left } = open('/manage', token);
    await screen.findByRole('heading', { name: 'The account service is not answering' });
    expect(screen.getByText(/Trying again/)).toBeDefined();
    expect(left).toEqual([]);
    expect(storedToken()).toBe(token);
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
    await screen.findByText('You have no products yet');
  });
});

describe('after too many wrong sign-ins from one network', () => {
  test('a valid one is not shown as an outage, and continues', async () => {
    const strict = await startPortal({}, { SIGN_IN_LIMIT: '1' });
    try {
      const { id } = await strict.user();
      const wrong = openApp({ url: strict.url, path: '/?code=never-issued' });
      await waitFor(() => expect(wrong.left).toHaveLength(1));
      openApp({ url: strict.url, path: `/?code=${await strict.code(id)}` });
      await screen.findByRole('heading', { name: 'Please wait a moment' });
      expect(screen.getByText(/^There are too many requests just now\./)).toBeDefined();
      expect(screen.queryByText(/not answering/)).toBeNull();
    } finally {
      await strict.stop();
    }
  });
});
