import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { portalOfOwner } from '../../testing/owner-portal';

const { portal, owner, open } = portalOfOwner();

test('the Enter key of a screen’s keyboard says what it does: search, jump, or finish what is typed', async () => {
  const seats = [{ licenseType: LicenseType.Pro }];
  await portal.group(owner, { startDate: '2026-01-01', expireDate: '2026-12-31', seats });
  open();
  const search = await screen.findByRole('textbox', { name: 'Search user, note, manager' });
  expect(search.getAttribute('enterkeyhint')).toBe('search');

  await userEvent.click(await screen.findByRole('button', { name: 'Name Group 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name Group 1' }));
  expect(dialog.getByRole('textbox', { name: 'Name' }).getAttribute('enterkeyhint')).toBe('done');
  await userEvent.keyboard('{Escape}');

  await userEvent.keyboard('{Control>}k{/Control}');
  expect((await screen.findByRole('combobox')).getAttribute('enterkeyhint')).toBe('go');
});
