import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { openApp } from '../../testing/open-app';
import { otherTab } from '../../testing/other-tab';
import { portalOfOwner } from '../../testing/owner-portal';

const { portal, owner: user } = portalOfOwner({ name: 'Ines Duarte' });

const TYPED = 'typed@test.example';
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const lapsed = () => screen.queryByRole('dialog', { name: 'You are signed out' });
/** The overlays beside the dialogs, where a click closes them. */
const beside = () => [...document.querySelectorAll<HTMLElement>('.mantine-Modal-overlay')];

const openNote = async () => {
  await click('Actions for unassigned Axure RP Team, seat 1 of Group 1');
  await choose('Edit Note');
};
const openManagers = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Axure RP Team/ }));
  await click('Change Managers');
};

const DIALOGS: [string, string, () => Promise<void>, string][] = [
  ['the address that signs in', '/profile', () => click('Edit Email Address'), 'Email'],
  [
    'the user of a seat',
    '/manage',
    () => click('Assign Axure RP Team, seat 1 of Group 1'),
    'Email address for Axure RP Team',
  ],
  ['a note', '/manage', openNote, 'Note for 1 seat'],
  ['managers', '/manage', openManagers, 'Add managers'],
  ['the billing name', '/billing', () => click('Edit billing name'), 'Billing Name'],
  ['a card', '/billing', () => click('Add Payment Method'), 'Cardholder Name'],
];

test.each(DIALOGS)(
  'the dialog of %s stays with what is typed, whatever is done in the one above (D-127)',
  async (_of, path, open, label) => {
    await portal.group(user, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: LicenseType.Team }],
    });
    openApp({ url: portal.url, path, token: user.token });
    await open();
    await userEvent.type(await screen.findByLabelText(label, { selector: 'input, textarea' }), TYPED);
    otherTab.findOver();
    await waitFor(() => expect(lapsed()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(beside()).toHaveLength(2);
    for (const place of beside()) await userEvent.click(place);
    expect(screen.getByDisplayValue(new RegExp(TYPED))).toBeTruthy();
    expect(lapsed()).not.toBeNull();

    otherTab.signIn(await portal.signIn(user.email));
    await waitFor(() => expect(lapsed()).toBeNull());
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Not saved. Press Esc again to close.');
    expect(screen.getByDisplayValue(new RegExp(TYPED))).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByDisplayValue(new RegExp(TYPED))).toBeNull());
  },
);

test('the flyout of the name stays with what is typed while one signs in (D-127, PROF-07, PROF-09)', async () => {
  openApp({ url: portal.url, path: '/profile', token: user.token });
  await click('Edit Name');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' Lund');
  otherTab.findOver();
  // The press decides a click outside; the browser follows the link.
  const signIn = await screen.findByRole('link', { name: 'Sign in' });
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: signIn }]);
  await userEvent.keyboard('{Escape}');
  otherTab.signIn(await portal.signIn(user.email));
  await waitFor(() => expect(lapsed()).toBeNull());
  expect(screen.getByDisplayValue('Ines Duarte Lund')).toBeTruthy();

  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(screen.queryByDisplayValue('Ines Duarte Lund')).toBeNull());
  await screen.findByText('Ines Duarte');
});
