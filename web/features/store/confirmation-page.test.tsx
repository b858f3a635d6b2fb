import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterEach(() => portal.faults({}));
afterAll(() => portal.stop());

const open = (path: string, { token }: { token: string }) => openApp({ url: portal.url, path, token });
describe('the confirmation', () => {
  test('shows the order, and leads to assigning its seats', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    open(`/buy/thankyou/${sale}`, user);
    await screen.findByText('Order Number');
    for (const text of [sale, '1 seat', 'Annual', 'Lee Ltd', 'Apr 11, 2027', '$300.00']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Assign Subscriptions' }).getAttribute('href')).toMatch(
      /^\/manage\?sub=.+&assign=true$/,
    );
  });

  test('of a sale that is unknown, or somebody else’s, leads to Buy', async () => {
    const sale = await portal.buy(await portal.user({ company: 'Lee Ltd' }));
    const stranger = await portal.user();
    for (const id of ['nope', sale]) {
      const { address, unmount } = open(`/buy/thankyou/${id}`, stranger);
      await screen.findByLabelText('Quantity of Axure RP Pro');
      expect(address()).toMatch(/^\/buy/);
      expect(address()).not.toContain('thankyou');
      unmount();
    }
  });

  test('of a renewal under way says that it may take a few minutes', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    open(`/buy/thankyou/${await portal.buy(user)}?processing=1`, user);
    expect(await screen.findByText(/This change may take a few minutes/)).toBeTruthy();
  });

  test('that cannot be loaded says so instead of leading away', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const sale = await portal.buy(user);
    open('/billing', user);
    const details = await screen.findByRole('link', { name: `Details of order ${sale}` });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(details);
    await screen.findByText('Your confirmation could not be loaded.');
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Order Number')).toBeTruthy();
  });
});

describe('the page after a change without a transaction', () => {
  test('thanks, and leads on', async () => {
    open('/thankyou', await portal.user());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Transaction History' }).getAttribute('href')).toBe(
      '/billing#transactions',
    );
    expect(screen.getAllByRole('link', { name: 'Manage Products' }).at(-1)?.getAttribute('href')).toBe(
      '/manage',
    );
  });
});
