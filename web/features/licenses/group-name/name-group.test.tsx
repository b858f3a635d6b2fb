import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { otherSession } from '../../../testing/change-elsewhere';
import { loseAnswer } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';
import { paste } from '../../../testing/paste';

const YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const portal = duringTests(() => startPortal());

test('an owner names a group, and reads the name wherever the group is; its manager cannot', async () => {
  const [owner, manager] = [await portal.user(), await portal.user()];
  const seats = [{ licenseType: LicenseType.Pro, managers: [owner.email, manager.email] }];
  await portal.group(owner, { ...YEAR, seats });
  const { unmount } = openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Name Group 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Name Group 1' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Design{Enter}');
  const named = await screen.findByRole('region', { name: 'Group 1 (Design)' });
  within(named).getByRole('table', { name: 'Seats of Group 1 (Design)' });
  unmount();

  openApp({ url: portal.url, path: '/manage', token: manager.token });
  await screen.findByRole('region', { name: 'Group 1 (Design)' });
  expect(screen.queryByRole('button', { name: 'Name Group 1' })).toBeNull();
});

test('a name that another session gave meanwhile is shown before it is replaced', async () => {
  const owner = await portal.user();
  const seats = [{ licenseType: LicenseType.Pro, managers: [owner.email] }];
  const id = await portal.group(owner, { ...YEAR, seats });
  const ask = await otherSession(portal, owner.email);
  const nameElsewhere = async (name: string) => {
    const input = `{ subscriptionId: ${JSON.stringify(id)}, name: ${JSON.stringify(name)} }`;
    const { data } = await ask(`mutation { nameGroup(input: ${input}) { success } }`);
    expect(data.nameGroup.success).toBe(true);
  };
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Name Group 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Name Group 1' });
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Lisbon');
  await nameElsewhere('Design');
  await userEvent.keyboard('{Enter}');
  await within(dialog).findByText(message.changedMeanwhile);
  await within(dialog).findByText('Changed in the meantime: now it is “Design”.');
  expect(field).toHaveProperty('value', 'Lisbon');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'Group 1 (Lisbon)' });
});

test('a name whose answer was lost is not said to be another person’s; the dialog closes once the page shows it', async () => {
  const owner = await portal.user();
  const seats = [{ licenseType: LicenseType.Pro, managers: [owner.email] }];
  await portal.group(owner, { ...YEAR, seats });
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Name Group 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Name Group 1' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Design');
  loseAnswer('NameGroup');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Group 1 (Design)');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Back to the same page closes the dialog; what is typed in it is asked about first', async () => {
  const owner = await portal.user();
  const seats = [{ licenseType: LicenseType.Pro, managers: [owner.email] }];
  await portal.group(owner, { ...YEAR, seats });
  const { address } = openApp({ url: portal.url, path: '/manage', token: owner.token });
  const jump = async () => {
    await screen.findByRole('button', { name: 'Name Group 1' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'Group 1');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('sub='));
    await userEvent.click(await screen.findByRole('button', { name: 'Name Group 1' }));
    return screen.findByRole('dialog', { name: 'Name Group 1' });
  };
  await jump();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/manage');

  const field = within(await jump()).getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Design');
  window.history.back();
  await screen.findByText('What you typed is not saved yet. Do that again to leave without saving.');
  expect(field).toHaveProperty('value', 'Design');
  await waitFor(() => expect(address()).toContain('sub='));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/manage');
});

test('a name that is too long stays as it was pasted, with the reason at its field', async () => {
  const owner = await portal.user();
  await portal.group(owner, { ...YEAR, seats: [{ licenseType: LicenseType.Pro, managers: [owner.email] }] });
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Name Group 1' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await paste(field, 'Design Europe, Middle East and Africa 2026');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Please enter a name of one line and at most 40 characters.');
  expect(field).toHaveProperty('value', 'Design Europe, Middle East and Africa 2026');
});
