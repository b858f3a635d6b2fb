import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { portalOfOwner } from '../../../testing/owner-portal';

const { Pro } = LicenseType;
const seats = [
  { licenseType: Pro },
  { licenseType: Pro },
  { licenseType: Pro, assignedTo: 'eva@test.example' },
];
const group = { startDate: '2026-01-01', expireDate: '2026-12-31', seats };

const { portal, owner, open } = portalOfOwner({ name: 'Diana Okoye' });

test('every action of a seat has a name of its own, also beside a group with the same products and people', async () => {
  await portal.group(owner, group);
  await portal.group(owner, group);
  open();
  // Two unassigned seats a group, in any order.
  const assign = /^Assign Axure RP Pro, seat \d of Group [12]$/;
  await waitFor(() => expect(screen.getAllByRole('button', { name: assign })).toHaveLength(4));
  const names = ['button', 'checkbox']
    .flatMap((role) => screen.getAllByRole(role))
    .flatMap((control) => control.getAttribute('aria-label') ?? [])
    .filter((name) => /Axure RP Pro|eva@/.test(name));
  expect(names.length).toBeGreaterThanOrEqual(18);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
