import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../../testing/open-app';

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
