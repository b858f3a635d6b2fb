import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';
import { otherTab } from '../../testing/other-tab';
import { portalOfOwner } from '../../testing/owner-portal';

const { portal, owner: user } = portalOfOwner({ name: 'Ines Duarte' });

const dialog = () => screen.queryByRole('dialog', { name: 'You are signed out' });
const isHidden = () => document.documentElement.hasAttribute('data-covered');
const targetOf = (left: readonly URL[]) =>
  new URL(left[0]?.searchParams.get('redirect') ?? '').searchParams.get('redirect');

const name = () => screen.findByRole('textbox', { name: 'First Name' });
const oneMore = () => screen.getByRole('button', { name: 'One Axure RP Pro more' });

/** Opens the buy page and types a name; every change of the seats requests a price. */
async function openAndType(path = '/buy') {
  const app = openApp({ url: portal.url, path, token: user.token });
  await userEvent.type(await name(), 'Ines');
  return app;
}

describe('signed out while something is typed', () => {
  test('a refused read says so over the page, and goes on by itself after the sign-in', async () => {
    const { left } = await openAndType();
    await portal.endSession(user.token);
    // For a second or two the gateway may still price from recently read rows.
    const askAgain = async () => {
      await userEvent.click(oneMore());
      await screen.findByRole('dialog', { name: 'You are signed out' }, { timeout: 1_000 });
    };
    await waitFor(askAgain);
    expect(left).toEqual([]);
    expect(window.localStorage.getItem('authToken')).toBeNull();
    expect(isHidden()).toBe(false);
    const signIn = new URL(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '');
    expect(signIn.pathname).toBe('/login');

    otherTab.signIn(await portal.signIn(user.email));
    await waitFor(() => expect(dialog()).toBeNull());
    await screen.findByText('Next billed date', { exact: false });
    expect((await name()).getAttribute('value')).toBe('Ines');
    expect(left).toEqual([]);
  });

  test('in another tab on purpose, the page is hidden and kept for the same customer', async () => {
    const { left } = await openAndType();
    otherTab.signOut();
    await screen.findByText(/this page is hidden/);
    expect(isHidden()).toBe(true);
    expect(left).toEqual([]);

    otherTab.signIn(await portal.signIn(user.email));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(isHidden()).toBe(false);
    expect((await name()).getAttribute('value')).toBe('Ines');
  });

  test('and another customer signs in: nothing is uncovered, the portal starts over with a word', async () => {
    const app = await openAndType();
    otherTab.signOut();
    await screen.findByText(/this page is hidden/);
    const other = await portal.user({ name: 'Max Weber' });
    otherTab.signIn(other.token);
    await waitFor(() => expect(app.left.map((url) => url.pathname)).toEqual(['/']));
    expect(screen.queryByDisplayValue('Ines')).toBeNull();
    app.unmount();

    openApp({ url: portal.url, path: '/' });
    await screen.findByText(`You are now signed in as Max Weber (${other.email}).`);
  });

  test('the page can be left for the very place it was at', async () => {
    const { left } = await openAndType('/buy?pro=2#order');
    otherTab.findOver();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave this page' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(targetOf(left)).toBe('/buy?pro=2#order');
  });

  test('a page that was hidden is left for the beginning', async () => {
    const { left } = await openAndType('/buy?pro=2');
    otherTab.signOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave this page' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(targetOf(left)).toBe('/manage');
  });
});

describe('signed out with nothing typed', () => {
  test('when another tab finds it out, this one waits for the sign-in there', async () => {
    const { left } = openApp({ url: portal.url, path: '/manage', token: user.token });
    await screen.findByText('You have no products yet');
    otherTab.findOver();
    await screen.findByRole('dialog', { name: 'You are signed out' });
    otherTab.signIn(await portal.signIn(user.email));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(left).toEqual([]);
  });

  test('a token from another tab that is not good leads to the login flow and back to path, query and hash', async () => {
    const path = '/thankyou?x=1&y=a%20b#part';
    const { left } = openApp({ url: portal.url, path, token: user.token });
    await screen.findByRole('heading', { name: 'Thank You' });
    otherTab.signIn('garbage');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(targetOf(left)).toBe(path);
    expect(window.localStorage.getItem('authToken')).toBeNull();
  });
});
