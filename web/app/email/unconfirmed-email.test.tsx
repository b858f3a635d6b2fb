import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdAnswer } from '../../testing/hold';
import { portalOfOwner } from '../../testing/owner-portal';

const PASSWORD = 'correct horse battery staple';
const CHANGE = `mutation($input: ChangeAccountInfoInput!) { changeAccountInfo(input: $input) { success } }`;

let email: string;
const { portal, owner: user, open } = portalOfOwner({ name: 'Diana Okoye' });
beforeEach(async () => {
  email = `new.${user.email}`;
});
afterEach(() => portal.faults({}));

async function takeAddress() {
  const input = { currentPassword: PASSWORD, newEmail: email };
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: user.token },
    body: JSON.stringify({ query: CHANGE, variables: { input } }),
  });
  expect(await response.json()).toMatchObject({ data: { changeAccountInfo: { success: true } } });
}

const notice = () => screen.findByRole('region', { name: 'Email address to confirm' });
const told = async () => within(await notice()).getByRole('status').textContent;
const sendAgain = async () => within(await notice()).getByRole('button', { name: 'Send the link again' });
const waiting = () => `Confirm ${email}: until then, licenses that others give this address are not shown.`;
const sent = () => `We sent an email to ${email}. Open the link in it to confirm that the address is yours.`;

describe('an address that is not confirmed', () => {
  test.each(['/manage', '/manage?cloud=true', '/profile'])('is shown as unconfirmed at %s', async (path) => {
    await takeAddress();
    open(path);
    expect(await told()).toBe(waiting());
  });

  test('gets the link again, with a message in the same place', async () => {
    await takeAddress();
    open('/profile');
    const button = await sendAgain();
    const answer = holdAnswer('"operationName":"SendEmailConfirmation"');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('{Enter}');
    answer.release();
    await waitFor(async () => expect(await told()).toBe(sent()));
    expect(button.getAttribute('aria-busy')).toBe('false');
    expect(document.activeElement).toBe(button);
    expect(await portal.mailsTo(email)).toHaveLength(2);
  });

  test('sees a message when no link could be sent, and may try again', async () => {
    await takeAddress();
    open('/profile');
    const button = await sendAgain();
    const broken = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(button);
    await waitFor(async () => expect(await told()).toMatch(/not answering/));
    broken.mockRestore();
    await userEvent.click(button);
    await waitFor(async () => expect(await told()).toBe(sent()));
  });

  test('sees the reason when too many were sent', async () => {
    await takeAddress();
    open('/profile');
    const button = await sendAgain();
    for (let turn = 0; turn < 4; turn += 1) {
      await userEvent.click(button);
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    }
    await waitFor(async () => expect(await told()).toMatch(/^Too many attempts/));
  });
});

test('a confirmed address gets no message', async () => {
  for (const path of ['/manage', '/profile']) {
    const { unmount } = open(path);
    await screen.findByRole('heading', {
      level: 1,
      name: path === '/manage' ? 'Manage Products' : 'Edit Profile',
    });
    await screen.findByRole('button', { name: 'Account of Diana Okoye' });
    expect(screen.queryByRole('region', { name: 'Email address to confirm' })).toBeNull();
    unmount();
  }
});
