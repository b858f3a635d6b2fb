import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../../testing/open-app';
import { isOpen, openTab, stepper, tab, total } from '../../testing/store';

const portal = duringTests(() => startPortal());
afterEach(() => window.sessionStorage.clear());

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const tabs = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('nav')?.getAttribute('aria-label') === 'What to buy')
    .map((link) => link.textContent);
const current = () => document.querySelector('nav[aria-label="What to buy"] [aria-current]')?.textContent;

async function open(path: string, email?: string) {
  const { token } = await portal.user(email === undefined ? {} : { email });
  const app = openApp({ url: portal.url, path, token });
  await isOpen();
  return app;
}

const BOUGHT_BY_ALL = ['Axure RP Subscription', 'Axure Cloud for Business', 'Upgrade to Axure RP 9'];

describe('the tabs of the buy page', () => {
  test('are addresses with a heading each (BUY-01, BUY-02, BUY-06)', async () => {
    const { address } = await open('/buy');
    expect(tabs()).toEqual(BOUGHT_BY_ALL);
    expect(heading()).toBe('Purchase Axure RP Subscription');
    expect(current()).toBe('Axure RP Subscription');
    await openTab('Axure Cloud for Business');
    expect(await screen.findByRole('radio', { name: /5 Publishers/ })).toBeTruthy();
    expect(heading()).toBe('Purchase Axure Cloud for Business');
    expect(address()).toBe('/buy?type=cfb');
    await openTab('Upgrade to Axure RP 9');
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    expect(heading()).toBe('Upgrade to Axure RP 9');
    expect(current()).toBe('Upgrade to Axure RP 9');
    window.history.back();
    await waitFor(() => expect(heading()).toBe('Purchase Axure Cloud for Business'));
  });

  test.each([
    ['/buy/cfb', 'Purchase Axure Cloud for Business'],
    ['/buy/cfb/', 'Purchase Axure Cloud for Business'],
    ['/Buy/Cfb', 'Purchase Axure Cloud for Business'],
    ['/cart/buyase', 'Purchase Axure Cloud for Business'],
    ['/buy?type=1', 'Purchase Axure Cloud for Business'],
    ['/buy?type=cfb', 'Purchase Axure Cloud for Business'],
    ['/buy?type=2', 'Purchase Axure RP Subscription'],
    ['/buy?type=cloud', 'Purchase Axure RP Subscription'],
    ['/buy?type=9', 'Purchase Axure RP Subscription'],
  ])('%s opens %s (BUY-03, BUY-04, NAV-03)', async (path, title) => {
    await open(path);
    expect(heading()).toBe(title);
  });

  test('keep the query of the address that Cloud for Business had before (BUY-05, NAV-03)', async () => {
    const { address } = await open('/cart/buyase?domain=x&term=4');
    expect(address()).toBe('/buy/cfb?domain=x&term=4');
    expect(screen.getByLabelText(/^Domain/)).toHaveProperty('value', 'x');
    expect(screen.getByRole('radio', { name: /^2 Year/ })).toHaveProperty('checked', true);
  });

  test('include Axure Cloud for the company’s own people who ask for it, on every tab (BUY-09)', async () => {
    const { address } = await open('/buy?type=2&cloudauthor=true', `ann${Date.now()}@axure.com`);
    await waitFor(() => expect(heading()).toBe('Purchase Axure Cloud'));
    await openTab('Axure RP Subscription');
    expect(address()).toBe('/buy?cloudauthor=true');
    expect(tabs()).toContain('Axure Cloud');
  });

  test('leave Axure Cloud out for other customers, even on request (BUY-09)', async () => {
    await open('/buy?type=2&cloudauthor=true');
    expect(heading()).toBe('Purchase Axure RP Subscription');
    expect(tabs()).toEqual(BOUGHT_BY_ALL);
  });

  test('keep what was typed and chosen, each its own cart', async () => {
    const { address } = await open('/buy?pro=2');
    await total('$600.00');
    await userEvent.type(screen.getByLabelText('First Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Cardholder Name'), 'Ann Lee');
    await openTab('Axure Cloud for Business');
    await userEvent.click(await screen.findByRole('radio', { name: /20 Publishers/ }));
    await total('$4,080.00');
    expect(address()).toBe('/buy?type=cfb&product=ASEC20');
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Ann');
    expect(screen.getByLabelText('Cardholder Name')).toHaveProperty('value', 'Ann Lee');
    await openTab('Axure RP Subscription');
    expect(stepper('Axure RP Pro').value).toBe('2');
    await total('$600.00');
    window.history.back();
    expect(await screen.findByRole('radio', { name: /20 Publishers/ })).toHaveProperty('checked', true);
    expect(tab('Axure RP Subscription').getAttribute('href')).toBe('/buy?pro=2');
  });

  test.each(['/buy?term=1&pro=2', '/buy?type=1&product=ASEC20', '/buy/add/123'])(
    'open as they are at first after %s was merely looked at (BUY-03, BUY-05, BUY-13, CART-06, NAV-30)',
    async (path) => {
      const { token } = await portal.user();
      const first = openApp({ url: portal.url, path, token });
      await isOpen();
      first.unmount();
      const { address } = openApp({ url: portal.url, path: '/buy/thankyou/nope', token });
      await isOpen();
      expect(address()).toBe('/buy');
      expect(heading()).toBe('Purchase Axure RP Subscription');
      expect(stepper('Axure RP Pro').value).toBe('0');
      expect(screen.getByRole('radio', { name: /^Annual/ })).toHaveProperty('checked', true);
    },
  );
});

describe('an address with an action', () => {
  test('opens the buy page with the group preselected (NAV-04, BUY-16)', async () => {
    const user = await portal.user();
    const dates = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    const group = await portal.group(user, { ...dates, seats: [{ licenseType: 0 }] });
    const { address } = openApp({ url: portal.url, path: `/buy/add/${group}`, token: user.token });
    expect(await isOpen()).toHaveProperty('value', group);
    expect(address()).toBe(`/buy?sub=${group}`);
  });

  test.each(['/buy/renew', '/buy/thankyou', '/buy/retry-payment/7'])('%s is none (NAV-17)', async (path) => {
    const { token } = await portal.user();
    const { address } = openApp({ url: portal.url, path, token });
    await screen.findByText('You have no products yet');
    expect(address()).toBe('/manage');
  });
});
