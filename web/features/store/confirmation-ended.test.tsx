import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';

const portal = duringTests(() => startPortal());

test.each([
  {
    what: 'a cloud group',
    spec: { kind: 'cfb', cloudAuthorCount: 3, seats: [] },
    confirmation: { isCfb: true, proCount: 0, cloudAuthorCount: 3 },
  },
  { what: 'an RP group', spec: { seats: [{ licenseType: 0 }] }, confirmation: {} },
] as const)(
  'the confirmation of $what that has ended since asks for no next step',
  async ({ spec, confirmation }) => {
    const user = await portal.user();
    const subscriptionId = await portal.group(user, {
      ...{ startDate: '2025-01-01', expireDate: '2025-12-31' },
      ...spec,
    });
    const [sale = ''] = await portal.pastSales(user, [
      { on: '2025-01-01', lines: [['Axure', 100]], subscriptionId, confirmation },
    ]);
    openApp({ url: portal.url, path: `/buy/thankyou/${sale}`, token: user.token });
    await screen.findByRole('link', { name: /^Assign / });
    expect(screen.queryByText(/^Next: /)).toBeNull();
    await screen.findByText('Group 1 has ended.');
  },
);
