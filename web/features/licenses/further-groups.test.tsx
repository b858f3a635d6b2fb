import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { askTwiceForGroups } from '../../testing/further-groups';
import { openApp } from '../../testing/open-app';

const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const portal = duringTests(() => startPortal());

test('further groups that failed to load show a message, and load on retry', async () => {
  const owner = await portal.user();
  const group = { ...THIS_YEAR, seats: [{ licenseType: LicenseType.Pro }] };
  await Promise.all(Array.from({ length: 21 }, () => portal.group(owner, group)));
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await askTwiceForGroups(portal);
  await waitFor(() => expect(screen.getAllByRole('region', { name: /^Group / })).toHaveLength(21));
});
