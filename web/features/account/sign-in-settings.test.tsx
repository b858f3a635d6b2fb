import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { holdAnswer } from '../../testing/hold';
import { openApp } from '../../testing/open-app';
import { portalOfOwner } from '../../testing/owner-portal';
import { paste } from '../../testing/paste';

const PASSWORD = 'correct horse battery staple';
const DIFFER = 'New Password and Password Confirmation do not match';

const { portal, owner: user } = portalOfOwner({ name: 'Diana Okoye' });
afterEach(() => portal.faults({}));

const TITLE = 'Change Sign In Settings';
const dialog = () => screen.queryByRole('dialog', { name: TITLE });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const inDialog = () => within(dialog() ?? document.body);
const alerts = () =>
  inDialog()
    .queryAllByRole('alert')
    .map((alert) => alert.textContent);

async function openDialog(of: 'Email Address' | 'Password') {
  const app = openApp({ url: portal.url, path: '/profile', token: user.token });
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${of}` }));
  await screen.findByRole('dialog', { name: TITLE });
  await screen.findByLabelText('Current Password');
  return app;
}

const isClosed = () => waitFor(() => expect(dialog()).toBeNull());
const visibleFields = () =>
  [...(dialog()?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? [])].map(
    ({ labels }) => labels?.[0]?.textContent,
  );

describe('the sign-in address', () => {
  test('is changed by two fields, with the password that proves who asks (PROF-12, PROF-20, PROF-21, PROF-14)', async () => {
    await openDialog('Email Address');
    expect(visibleFields()).toEqual(['Current Password', 'Email']);
    expect(field('Email').value).toBe(user.email);
    expect([field('Current Password').autocomplete, field('Email').autocomplete]).toEqual([
      'current-password',
      'username',
    ]);
    await paste(field('Current Password'), PASSWORD);
    await userEvent.clear(field('Email'));
    await paste(field('Email'), `new.${user.email}`);
    const answer = holdAnswer('"operationName":"ChangeAccountInfo"');
    await save();
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy();
    answer.release();
    await isClosed();
    expect(screen.getByText(`new.${user.email}`)).toBeTruthy();
    expect(await screen.findByText(`Your email address is now new.${user.email}.`)).toBeTruthy();
    expect(await portal.isSignedIn(window.localStorage.getItem('authToken') ?? '')).toBe(true);
  });

  test('that differs only in capitals stays as it is, with a message (PROF-21)', async () => {
    await openDialog('Email Address');
    await paste(field('Current Password'), PASSWORD);
    await userEvent.clear(field('Email'));
    await paste(field('Email'), user.email.toUpperCase());
    await save();
    await isClosed();
    await screen.findByText(`Your email address stays ${user.email}.`);
    expect(screen.queryByText(/^Your email address is now/)).toBeNull();
  });

  test('is shown as stored, whatever capitals were typed (PROF-21)', async () => {
    await openDialog('Email Address');
    await paste(field('Current Password'), PASSWORD);
    await userEvent.clear(field('Email'));
    await paste(field('Email'), `NEW.${user.email.toUpperCase()}`);
    await save();
    await isClosed();
    await screen.findByText(`Your email address is now new.${user.email}.`);
    await screen.findByText(`new.${user.email}`);
  });

  test.each(['', 'abc'])('cannot be %j (PROF-17, ERR-05)', async (typed) => {
    await openDialog('Email Address');
    await userEvent.clear(field('Email'));
    if (typed) await userEvent.type(field('Email'), typed);
    await save();
    expect(alerts()).toEqual(['Valid email is required']);
    expect(document.activeElement).toBe(field('Email'));
    expect(dialog()).not.toBeNull();
  });

  test('that has an account is confirmed by a mail, with a message in place of the form (PROF-20, D-134)', async () => {
    const other = await portal.user();
    await openDialog('Email Address');
    await paste(field('Current Password'), PASSWORD);
    await userEvent.clear(field('Email'));
    await paste(field('Email'), other.email.toUpperCase());
    await save();
    const text = `We sent an email to ${other.email}. Open the link in it to confirm that the address is yours.`;
    const note = await inDialog().findByText(text);
    expect(note.getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(note);
    expect(alerts()).toEqual([]);
    expect(inDialog().queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(inDialog().getByRole('button', { name: 'Done' }));
    await isClosed();
    expect(screen.getByText(user.email)).toBeTruthy();
  });

  test('is checked on leaving the field, and its error is cleared on return (PROF-27)', async () => {
    await openDialog('Email Address');
    await userEvent.clear(field('Email'));
    await userEvent.click(field('Current Password'));
    expect(alerts()).toEqual(['Valid email is required']);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(field('Email'));
    expect(alerts()).toEqual([]);
  });
});

describe('the password', () => {
  const fill = async (current: string, next: string, confirmed = next) => {
    if (current) await paste(field('Current Password'), current);
    if (next) await paste(field('New Password'), next);
    if (confirmed) await paste(field('Confirm Password'), confirmed);
  };

  test('is changed by three fields; other sessions end, and this one goes on under a new token (PROF-13, PROF-21, AUTH-13)', async () => {
    await openDialog('Password');
    expect(visibleFields()).toEqual(['Current Password', 'New Password', 'Confirm Password']);
    expect(
      ['Current Password', 'New Password', 'Confirm Password'].map((label) => field(label).autocomplete),
    ).toEqual(['current-password', 'new-password', 'new-password']);
    expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe(user.email);
    const elsewhere = await portal.signIn(user.email);
    await fill(PASSWORD, 'another-password');
    await userEvent.click(
      screen.getByRole('button', { name: 'Show what is typed', description: 'New Password' }),
    );
    expect(field('New Password').type).toBe('text');
    await save();
    await isClosed();
    expect(await screen.findByText(/Your password was changed/)).toBeTruthy();
    const token = window.localStorage.getItem('authToken') ?? '';
    expect(token).not.toBe(user.token);
    expect([await portal.isSignedIn(token), await portal.isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['a', 'b', DIFFER],
    ['', '', 'Please enter a password'],
    ['', 'b', DIFFER],
  ])(
    '%j confirmed by %j is refused in the order of the rules (PROF-18, ERR-03, ERR-04)',
    async (next, confirmed, text) => {
      await openDialog('Password');
      await fill(PASSWORD, next, confirmed);
      await save();
      expect(alerts()).toEqual([text]);
      const invalid = inDialog().getByLabelText(/Password$/, { selector: '[aria-invalid=true]' });
      expect(invalid.getAttribute('aria-describedby')).toContain(inDialog().getByRole('alert').id);
      expect(dialog()).not.toBeNull();
      expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    },
  );

  test('is not changed with a wrong current one: the vendor says so, and the dialog stays (PROF-22, ERR-16)', async () => {
    await openDialog('Password');
    await fill('a wrong one', 'another-password');
    await save();
    const block = await inDialog().findByRole('alert');
    expect(block.textContent).toMatch(/password/i);
    expect(document.activeElement).toBe(block);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    expect(field('New Password').value).toBe('another-password');
    expect(window.localStorage.getItem('authToken')).toBe(user.token);
  });

  test('stays unchanged when the new one is the current one (PROF-19)', async () => {
    await openDialog('Password');
    await fill(PASSWORD, PASSWORD);
    await save();
    await isClosed();
    expect(await screen.findByText(/Your password stays as it is/)).toBeTruthy();
    expect(await portal.isSignedIn(user.token)).toBe(true);
  });

  test('that was forgotten is helped by one mail (PROF-23, INFO-01)', async () => {
    await openDialog('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await screen.findByText(`We sent an email to ${user.email} with instructions to reset your password.`);
    expect(screen.queryByRole('button', { name: 'Forgot password?' })).toBeNull();
    expect(await portal.mailsTo(user.email)).toHaveLength(1);
  });
});

describe('the dialog', () => {
  test('shows a loader until the address is there, and locks the page meanwhile (PROF-15, PROF-16)', async () => {
    openApp({ url: portal.url, path: '/profile', token: user.token });
    const edit = await screen.findByRole('button', { name: 'Edit Email Address' });
    const answer = holdAnswer('"operationName":"CredentialsEmail"');
    await userEvent.click(edit);
    expect(await screen.findByRole('status', { name: 'Loading your email address' })).toBeTruthy();
    expect(screen.queryByLabelText('Current Password')).toBeNull();
    answer.release();
    expect(await screen.findByLabelText('Current Password')).toBeTruthy();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.body.hasAttribute('data-scroll-locked')).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  test('says when the address cannot be had, and tries again', async () => {
    openApp({ url: portal.url, path: '/profile', token: user.token });
    const edit = await screen.findByRole('button', { name: 'Edit Password' });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(edit);
    await screen.findByText('Your email address could not be loaded.');
    await portal.faults({});
    await userEvent.click(inDialog().getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('New Password')).toBeTruthy();
  });

  test('stands in the address, so that a sign-in leads back into it', async () => {
    const { address } = await openDialog('Password');
    expect(address()).toBe('/profile?edit=password');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    expect(address()).toBe('/profile');
  });

  test('keeps what was typed when the session ended meanwhile', async () => {
    await openDialog('Password');
    await userEvent.type(field('New Password'), 'another-password');
    await userEvent.type(field('Confirm Password'), 'another-password');
    await portal.endSession(user.token);
    await save();
    await screen.findByRole('dialog', { name: 'You are signed out' });
    expect(field('New Password').value).toBe('another-password');
  });
});
