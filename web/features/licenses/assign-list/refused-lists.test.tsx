import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { pasteList } from '../../../testing/paste-list';

const { portal, owner } = portalOfOwner({ name: 'Diana Okoye' });
const open = () => openApp({ url: portal.url, path: '/manage/assign', token: owner.token });
const button = (name: string) => screen.findByRole('button', { name, busy: false });

test('refused rows are announced, with the focus on it, and can be tried again', async () => {
  const seats = [{ licenseType: LicenseType.Pro }, { licenseType: LicenseType.Pro }];
  await portal.group(owner, { startDate: '2026-01-01', expireDate: '2026-12-31', seats });
  open();
  await pasteList('ann@test.example\nbob@test.example');
  const change = await button('Change 2 seats');
  await portal.faults({ refuse: '/user/changeseats' });
  await userEvent.click(change);
  const alert = await screen.findByText('Refused: 2 seats. The rows below say why.');
  expect(alert.getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(alert);
  expect(screen.getAllByText(message.lastResort)).toHaveLength(2);

  await portal.faults({});
  await userEvent.click(await button('Try the 2 seats again'));
  await userEvent.click(await button('Change 2 seats'));
  await screen.findByText('2 seats changed.');
  expect(screen.queryByText(/^Refused: /)).toBeNull();
});

test('a text that is no list is refused in words', async () => {
  open();
  await pasteList(' , ,\n,');
  expect((await screen.findByRole('alert')).textContent).toBe(message.planEmpty);
});
