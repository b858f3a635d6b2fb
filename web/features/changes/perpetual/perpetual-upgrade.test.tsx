import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { headersOf, rowsOf, textsOf } from '../../../testing/table';

const { portal, owner } = portalOfOwner({ name: 'Petra Novák', company: 'Keystone Design' });
afterEach(() => portal.faults({}));

const give = (...products: string[]) =>
  portal.licenses(
    owner,
    'perpetual',
    products.map((product, index) => ({
      licenseType: 0 as const,
      product,
      purchaseDate: `2018-05-0${9 - index}`,
      key: `KEY-${index}`,
      licensee: 'Keystone Design',
    })),
  );

async function upgrade(...products: string[]) {
  const app = openApp({ url: portal.url, path: '/manage', token: owner.token });
  const list = await screen.findByRole('table', { name: 'Perpetual licenses' });
  for (const product of products)
    await userEvent.click(
      within(list).getByRole('checkbox', { name: new RegExp(`^Select ${product}, unassigned`) }),
    );
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to RP 9' }));
  await screen.findByRole('heading', { name: 'Upgrade Confirmation' });
  return app;
}

const changes = () => screen.findByRole('table', { name: 'Licenses to upgrade' });

describe('the upgrade of perpetual licenses', () => {
  test('shows what becomes of each license, what is left out, and what is due (NAV-07, PERP-02, PERP-04, CONST-24)', async () => {
    await give('Axure RP 8 Pro', 'Axure RP 8 Team', 'Axure RP 9 Team');
    const { address } = await upgrade('Axure RP 8 Pro', 'Axure RP 8 Team', 'Axure RP 9 Team');
    expect(address()).toBe('/buy/perpetual-upgrade');
    const list = await changes();
    expect(headersOf(list)).toEqual(['Product Edition', 'Assigned User', 'Managers', 'Change', 'Price']);
    expect(rowsOf(list).map(textsOf)).toEqual([
      ['Axure RP 8 Pro', 'Unassigned', 'Me', 'Upgrades to Axure RP 9 Team', '$400.00'],
      ['Axure RP 8 Team', 'Unassigned', 'Me', 'Upgrades to Axure RP 9 Team', '$199.00'],
    ]);
    expect(screen.getByRole('heading', { name: 'Left out' })).toBeDefined();
    expect(
      screen.getByText('Only RP 8 licenses and Pro licenses can be upgraded to Axure RP 9.'),
    ).toBeDefined();
    const due = within(screen.getByRole('complementary')).getByText('Total Due').parentElement;
    expect(due?.textContent).toBe('Total Due$599.00');
    expect(screen.getByLabelText('Card Number')).toBeDefined();
    expect(screen.queryByLabelText('First Name')).toBeNull();
  });

  test('explains the total of several licenses of one product', async () => {
    await give('Axure RP 8 Pro', 'Axure RP 8 Pro');
    openApp({ url: portal.url, path: '/manage', token: owner.token });
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select Axure RP 8 Pro, unassigned/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade to RP 9' }));
    await changes();
    const explain = screen.getByRole('button', { name: 'Axure RP 9 Team, upgrade from Axure RP 8 Pro' });
    await userEvent.click(explain);
    expect(screen.getByText('$400.00 × 2')).toBeDefined();
    expect(screen.getAllByText('$800.00').length).toBeGreaterThan(1);
  });

  test.each(['/buy/perpetual-upgrade', '/buy/perpUpgrade'])(
    '%s without a selection leads to Manage Products (NAV-07, NAV-28)',
    async (path) => {
      await give('Axure RP 8 Pro');
      const { address } = openApp({ url: portal.url, path, token: owner.token });
      await waitFor(() => expect(address()).toBe('/manage'));
    },
  );

  test('of somebody else’s licenses leads to Manage Products (NAV-28)', async () => {
    const [foreign = ''] = await give('Axure RP 8 Pro');
    const thief = await portal.user();
    const { address } = openApp({ url: portal.url, path: '/billing', token: thief.token });
    await screen.findByRole('heading', { name: 'Billing', level: 1 });
    act(() => {
      window.history.pushState(
        { usr: { seatIds: [foreign] }, key: 'x', idx: 1 },
        '',
        '/buy/perpetual-upgrade',
      );
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    await waitFor(() => expect(address()).toBe('/manage'));
    expect(screen.queryByText('Axure RP 8 Pro')).toBeNull();
  });
});
