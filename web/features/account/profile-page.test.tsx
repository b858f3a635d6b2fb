import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { holdAnswer, holdRequest } from '../../testing/hold';
import { loseAnswer } from '../../testing/lose-answer';
import { openApp } from '../../testing/open-app';
import { portalOfOwner } from '../../testing/owner-portal';

const PASSWORD = 'correct horse battery staple';

const { portal, owner: user } = portalOfOwner({ name: 'Diana Okoye' });
afterEach(() => portal.faults({}));

const open = (path = '/profile') => openApp({ url: portal.url, path, token: user.token });

const section = (title: string) => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  return within(found ?? document.body);
};

describe('the profile page', () => {
  test('shows on return the address that was changed in another tab', async () => {
    open();
    await screen.findByText(user.email);
    const response = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: user.token },
      body: JSON.stringify({
        query: 'mutation ($input: ChangeAccountInfoInput!) { changeAccountInfo(input: $input) { success } }',
        variables: { input: { currentPassword: PASSWORD, newEmail: `new.${user.email}` } },
      }),
    });
    expect(await response.json()).toEqual({ data: { changeAccountInfo: { success: true } } });
    fireEvent(window, new Event('focus'));
    await screen.findByText(`new.${user.email}`);
    expect(screen.queryByText(user.email)).toBeNull();
  });

  test('shows photo, name, address and a masked password (PROF-01, PROF-06, PROF-11)', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Profile' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Change Profile Photo' })).toBeTruthy();
    expect(section('Personal Information').getByText('Diana Okoye')).toBeTruthy();
    const settings = section('Sign In Settings');
    expect(settings.getByText(user.email)).toBeTruthy();
    expect(settings.getByText('••••••••')).toBeTruthy();
    expect(settings.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Edit Email Address',
      'Edit Password',
    ]);
  });

  const press = async () => {
    const retry = screen.queryByRole('button', { name: 'Retry' });
    if (retry) await userEvent.click(retry);
  };
  const reconnect = async () => void window.dispatchEvent(new Event('online'));

  test.each([
    ['it is asked to', press],
    ['the connection comes back', reconnect],
  ])(
    'keeps what it has while the service is down, says that it is of before, and refreshes when %s',
    async (_when, again) => {
      open('/manage');
      await screen.findByRole('heading', { name: 'Manage Products' });
      await portal.faults({ failRequests: 1000 });
      await userEvent.click(screen.getByRole('link', { name: 'Edit Profile' }));
      expect(await screen.findByText(/could not be refreshed just now/)).toBeTruthy();
      expect(section('Sign In Settings').getByText(user.email)).toBeTruthy();
      await portal.faults({});
      // After several outages the gateway pauses its calls to the service, so one retry may be too early.
      const isFresh = () => expect(screen.queryByText(/could not be refreshed/)).toBeNull();
      const retryOnce = async () => {
        await again();
        await waitFor(isFresh, { timeout: 5_000 });
      };
      await waitFor(retryOnce, { timeout: 90_000 });
    },
  );
});

describe('the name', () => {
  const trigger = () => screen.findByRole('button', { name: 'Edit Name' });
  const flyout = () => screen.queryByRole('dialog', { name: 'Edit Name' });
  const alert = () => within(flyout() ?? document.body).findByRole('alert');
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const openFlyout = async () => {
    open();
    await userEvent.click(await trigger());
    await waitFor(() => expect(flyout()).not.toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field()));
  };
  const isClosed = async () => {
    await waitFor(() => expect(flyout()).toBeNull());
    const button = await trigger();
    await waitFor(() => expect(document.activeElement).toBe(button));
  };
  const type = async (text: string) => {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
  };

  test('opens in a flyout at once, and is shown anew everywhere when saved (PROF-07, PROF-08, NAV-24)', async () => {
    await openFlyout();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await userEvent.click(await trigger());
    expect(flyout()).not.toBeNull();
    expect(field().value).toBe('Diana Okoye');
    await type('Diana Lund');
    const answer = holdAnswer('"operationName":"UpdateProfileName"');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
    answer.release();
    await isClosed();
    expect(section('Personal Information').getByText('Diana Lund')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Account of Diana Lund' })).toBeTruthy();
  });

  test.each([
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click beside it', () => userEvent.click(screen.getByRole('heading', { level: 1 }))],
  ])(
    'is left as it was by %s, and begins with what is stored the next time (PROF-09)',
    async (_way, leave) => {
      await openFlyout();
      await type('Somebody Else');
      await leave();
      await waitFor(() => expect(flyout()).toBeNull());
      expect(section('Personal Information').getByText('Diana Okoye')).toBeTruthy();
      await userEvent.click(await trigger());
      expect(field().value).toBe('Diana Okoye');
    },
  );

  test('gives the focus back to its button', async () => {
    await openFlyout();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  });

  test('is left by Escape even before the focus has moved into it', async () => {
    await openFlyout();
    (await trigger()).focus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  });

  test('is refused at its field when it is too long, as soon as one leaves it (PROF-27)', async () => {
    await openFlyout();
    await userEvent.clear(field());
    await userEvent.paste('x'.repeat(101));
    await userEvent.keyboard('{Enter}');
    expect((await alert()).textContent).not.toBe('');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(flyout()).not.toBeNull();
  });

  test('that could not be saved is reported after its page was left', async () => {
    await openFlyout();
    await type('Diana Lund');
    const request = holdRequest('"operationName":"UpdateProfileName"');
    await portal.faults({ failRequests: 1000 });
    await userEvent.keyboard('{Enter}');
    await request.reached;
    await userEvent.click(screen.getByRole('link', { name: 'Manage Products' }));
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
    request.release();
    expect(await screen.findByText(/please look before you try again/)).toBeTruthy();
  });

  test('is changed, though its answer got lost: once the page shows it, nothing says that it was not', async () => {
    await openFlyout();
    await type(' Diana  Lund');
    loseAnswer('"operationName":"UpdateProfileName"');
    await userEvent.keyboard('{Enter}');
    await isClosed();
    expect(section('Personal Information').getByText('Diana Lund')).toBeTruthy();
  });

  test('stays typed when the service does not answer', async () => {
    await openFlyout();
    await type('Diana Lund');
    await portal.faults({ failRequests: 1000 });
    await userEvent.keyboard('{Enter}');
    expect((await alert()).textContent).toMatch(/not answering/);
    expect(field().value).toBe('Diana Lund');
    await portal.faults({});
    await userEvent.keyboard('{Enter}');
    await isClosed();
  });
});
