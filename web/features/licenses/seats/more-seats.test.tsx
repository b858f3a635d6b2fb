import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { portalOfOwner } from '../../../testing/owner-portal';

const { portal, owner, open } = portalOfOwner();
afterEach(() => portal.faults({}));

test('a single seat that is left to load is named as one, also when it could not be loaded', async () => {
  const seats = Array.from({ length: 51 }, () => ({ licenseType: LicenseType.Pro }));
  await portal.group(owner, { startDate: '2026-01-01', expireDate: '2026-12-31', seats });
  open();
  const more = await screen.findByRole('button', { name: 'Show 1 more' });
  await portal.faults({ failRequests: 1000 });
  await userEvent.click(more);
  await screen.findByText('The other seat could not be loaded.');
});
