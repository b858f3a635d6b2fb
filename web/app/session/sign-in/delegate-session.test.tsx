import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { accessAccount } from '../../../testing/access-account';
import { openApp } from '../../../testing/open-app';
import { paste } from '../../../testing/paste';
import { sendCookies } from '../../../testing/send-cookies';
import { browserDelegateCookies } from '../storage/delegate-cookies';
import { askGateway } from './ask-gateway';

const PASSWORD = 'correct horse battery staple';
const NEW_PASSWORD = 'another horse battery staple';

const portal = duringTests(() => startPortal());
afterEach(() => browserDelegateCookies(window).clear());

const stoken = () => /stoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/** Opens the portal in the support person's browser, without the customer's own token. */
async function openAsDelegate(path: string) {
  const user = await portal.user({ name: 'Diana Okoye' });
  accessAccount(user);
  sendCookies();
  return { ...openApp({ url: portal.url, path }), user };
}

async function typePassword() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Password' }));
  await paste(await screen.findByLabelText('Current Password'), PASSWORD);
  await paste(screen.getByLabelText('New Password'), NEW_PASSWORD);
  await paste(screen.getByLabelText('Confirm Password'), NEW_PASSWORD);
}

test('no tab is shown without the banner, nor Buy at any moment (MODE-03, MODE-04)', async () => {
  const wrong: string[] = [];
  const look = () => {
    const bar = document.querySelector('header')?.textContent ?? '';
    if (!bar.includes('Edit Profile')) return;
    if (bar.includes('Buy') || !bar.startsWith('CURRENTLY IN ACCESS ACCOUNT MODE')) wrong.push(bar);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  await openAsDelegate('/profile');
  await screen.findByRole('button', { name: 'Edit Password' });
  watcher.disconnect();
  expect(wrong).toEqual([]);
});

test('a delegate who changes the password stays in the account (AUTH-13, PROF-21)', async () => {
  const { user, left } = await openAsDelegate('/profile');
  await typePassword();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await portal.isSignedIn(user.token)).toBe(false);
  expect(stoken()).not.toBe(user.token);
  expect(await portal.isSignedIn(stoken())).toBe(true);

  await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
  await screen.findByText('Billing Name');
  expect(screen.queryByText(/Access to this account has ended/)).toBeNull();
  expect(window.localStorage.getItem('authToken')).toBeNull();
  expect(left).toEqual([]);
});

test('nothing that a delegate typed or looked up stays in the tab when the access ends (AUTH-20)', async () => {
  const { session } = await openAsDelegate('/manage/assign');
  await paste(await screen.findByLabelText(/^Paste addresses or a table/), 'ann@test.example');
  await waitFor(() => expect(JSON.stringify(window.sessionStorage)).toContain('ann@test.example'));
  session.unload();
  expect(JSON.stringify(window.sessionStorage)).not.toContain('ann@test.example');
});

describe('a page of a delegate, after another tab has set the cookies for somebody else', () => {
  const billingName = async ({ token }: { token: string }) => {
    const query = '{ viewer { billingInfo { company } } }';
    type Asked = { viewer: { billingInfo: { company: string } } };
    return (await askGateway<Asked>(portal.url, token, query, {})).data?.viewer.billingInfo.company;
  };

  test('changes nothing of theirs', async () => {
    const { user } = await openAsDelegate('/billing');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit billing name' }));
    await paste(await screen.findByRole('textbox', { name: 'Billing Name' }), 'Okoye Ltd');
    const other = await portal.user({ name: 'Max Weber', company: 'Weber GmbH' });
    accessAccount(other);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await billingName(user)).toBe('Okoye Ltd'));
    expect(await billingName(other)).toBe('Weber GmbH');
  });

  test('leaves the cookies to them when a new password brings another token', async () => {
    const { user } = await openAsDelegate('/profile');
    await typePassword();
    const other = await portal.user();
    accessAccount(other);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await portal.isSignedIn(user.token)).toBe(false);
    expect(stoken()).toBe(other.token);
    expect(await portal.isSignedIn(other.token)).toBe(true);
  });

  test('starts over for them before it reads anything', async () => {
    const { left, session } = await openAsDelegate('/billing');
    await screen.findByText('Billing Name');
    const other = await portal.user({ name: 'Max Weber' });
    accessAccount(other);
    await userEvent.click(screen.getByRole('link', { name: 'Edit Profile' }));
    await waitFor(() => expect(left.map(({ pathname }) => pathname)).toEqual(['/']));
    session.unload();
    expect(screen.queryByText('Max Weber')).toBeNull();
    expect(stoken()).toBe(other.token);
  });

  test('goes on when they are for the same customer', async () => {
    const { user, left } = await openAsDelegate('/billing');
    await screen.findByText('Billing Name');
    accessAccount({ token: await portal.signIn(user.email) });
    await userEvent.click(screen.getByRole('link', { name: 'Edit Profile' }));
    await screen.findByRole('button', { name: 'Edit Password' });
    expect(screen.getByText('CURRENTLY IN ACCESS ACCOUNT MODE')).toBeDefined();
    expect(left).toEqual([]);
  });
});
