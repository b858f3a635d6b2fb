import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { portalOfOwner } from '../../../testing/owner-portal';

const { portal, owner, open } = portalOfOwner();

test('the focus returns to the row it came from when nothing is selected any more', async () => {
  await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [{ licenseType: LicenseType.Team }],
  });
  open();
  const row = await screen.findByRole('checkbox', { name: /^Select Axure RP Team/ });
  row.focus();
  await userEvent.keyboard(' {Enter}{End}');
  expect(document.activeElement?.textContent).toBe('Clear');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(row);

  await userEvent.keyboard(' {Enter}{End}{ArrowLeft}{Enter}');
  await screen.findByRole('menuitem', { name: 'Cancel Seats…' });
  await userEvent.keyboard('{End}{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Seat' }));
  await waitFor(() => expect(document.activeElement).toBe(row));
});
