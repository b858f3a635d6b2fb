import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { holdAnswer, holdRequest } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { paste } from '../../../testing/paste';

const PASSWORD = 'correct horse battery staple';
const NEW_PASSWORD = 'another horse battery staple';

const { portal, owner: user } = portalOfOwner({ name: 'Diana Okoye' });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const dialog = () => screen.queryByRole('dialog', { name: 'Change Sign In Settings' });

async function open(kind: 'Email Address' | 'Password', currentPassword: string) {
  openApp({ url: portal.url, path: '/profile', token: user.token });
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${kind}` }));
  await paste(await screen.findByLabelText('Current Password'), currentPassword);
}

async function saveNewPassword(currentPassword: string) {
  await open('Password', currentPassword);
  await paste(field('New Password'), NEW_PASSWORD);
  await paste(field('Confirm Password'), NEW_PASSWORD);
  const answer = holdAnswer('"operationName":"ChangeAccountInfo"');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await answer.reached;
  return answer;
}

async function goBack() {
  act(() => window.history.back());
  await waitFor(() => expect(dialog()).toBeNull());
}

test('a password that is changed is not sent again while the profile is read anew', async () => {
  const answer = await saveNewPassword(PASSWORD);
  const profile = holdRequest('"operationName":"Viewer"');
  answer.release();
  await profile.reached;
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy();
  profile.release();
  await screen.findByText('Your password was changed. You are signed out everywhere else.');
  await waitFor(() => expect(dialog()).toBeNull());
});

test('a password that was refused after Back was pressed is not taken for changed', async () => {
  const answer = await saveNewPassword('a wrong one');
  await goBack();
  answer.release();
  expect(await screen.findByText(message.currentPasswordWrong)).toBeTruthy();
});

test('a confirmation mail is reported after Back was pressed', async () => {
  const other = await portal.user({ name: 'Olaf Brandt' });
  await open('Email Address', PASSWORD);
  await userEvent.clear(field('Email'));
  await paste(field('Email'), other.email);
  const answer = holdAnswer('"operationName":"ChangeAccountInfo"');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await answer.reached;
  await goBack();
  answer.release();
  expect(await screen.findByText(message.emailConfirmationSent(other.email))).toBeTruthy();
});
