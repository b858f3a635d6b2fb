import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { fillCard } from '../../../testing/card-modal';
import { holdOutcome } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { showOrigin } from '../../../testing/show-origin';
import { isConfirmed, isOpen, oneMore, openTab, stepper, total } from '../../../testing/store';
import { submitButton } from '../../../testing/submit-button';

let chargesBefore: number;
const portal = duringTests(() => startPortal({ CLOUD_AUTHOR: 'true' }));
beforeAll(async () => {
  showOrigin(portal.url);
});
beforeEach(async () => {
  window.sessionStorage.clear();
  chargesBefore = (await portal.charges()).length;
});
afterEach(() => portal.faults({}));

const charges = async () => (await portal.charges()).slice(chargesBefore);
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const submit = async () => userEvent.click(await submitButton());
const domain = () => screen.getByLabelText<HTMLInputElement>(/^Domain/);

type User = Awaited<ReturnType<TestPortal['user']>>;

async function open(path: string, user?: User) {
  const { token } = user ?? (await portal.user({ company: 'Lee Ltd' }));
  const app = openApp({ url: portal.url, path, token });
  await isOpen();
  return app;
}

const YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

/** Creates the owner of a bundle of five for acme, and of three authors and two publishers. */
async function ownerOfClouds() {
  const user = await portal.user({ company: 'Lee Ltd' });
  const seats = [
    { licenseType: 3 as const, product: 'Cloud for Business - 5 Publishers', assignedTo: 'acme' },
  ];
  const bundle = await portal.group(user, { ...YEAR, kind: 'ase', licenseType: 3, domain: 'acme', seats });
  const counts = { cloudAuthorCount: 3, rpPublisherCount: 2, domain: 'lee' };
  const business = await portal.group(user, { ...YEAR, kind: 'cfb', ...counts, seats: [] });
  return { user, bundle, business };
}

describe('the Cloud for Business tab', () => {
  test('opens with the smallest bundle for a year, priced by the list (CART-03, BUY-18, CONST-38)', async () => {
    await open('/buy/cfb');
    expect(radio(/^Annual/)).toHaveProperty('checked', true);
    expect(radio(/5 Publishers.*\$85\.00 \/Month.*\$1,020\.00 \/Year/)).toHaveProperty('checked', true);
    await total('$1,020.00');
    await portal.price(4, 99_000);
    await userEvent.click(radio(/10 Publishers/));
    await userEvent.click(radio(/^Monthly/));
    await total('$990.00');
  });

  test('sells authors and publishers when they are chosen or asked for (D-31, BUY-05)', async () => {
    const { address } = await open('/buy?type=1&authorQty=2&publisherQty=-1&term=4');
    expect(radio(/Authors and publishers/)).toHaveProperty('checked', true);
    expect(stepper('Cloud Author').value).toBe('2');
    expect(stepper('RP Publisher').value).toBe('0');
    expect(radio(/^2 Year/)).toHaveProperty('checked', true);
    await userEvent.click(radio(/A bundle/));
    expect(document.activeElement).toBe(radio(/A bundle/));
    expect(address()).toBe('/buy?type=1&term=4&product=ASEC5');
  });

  test('of a group of seats opens with seats, of a bundle with bundles; the group sets the term (BUY-14, BUY-16, D-119)', async () => {
    const { user, bundle, business } = await ownerOfClouds();
    const { address, unmount } = await open(`/buy?type=1&sub=${business}&term=1`, user);
    expect(screen.getByLabelText('Subscription Group')).toHaveProperty('value', business);
    expect(screen.getByText(/is assigned to/).textContent).toContain('lee.axure.cloud');
    expect(radio(/^Monthly/)).toHaveProperty('disabled', true);
    await oneMore('Cloud Author');
    // 204.00 less 100 of 365 days
    await total('$148.11');
    await userEvent.selectOptions(screen.getByLabelText('Subscription Group'), 'New Group');
    await total('$20.00');
    expect(address()).toBe('/buy?type=1&term=1&authorQty=1&publisherQty=0');
    unmount();
    await open(`/buy?type=1&sub=${bundle}`, user);
    expect(screen.getByLabelText('Subscription Group')).toHaveProperty('value', bundle);
    // 1020.00 less 100 of 365 days
    await total('$740.55');
    await userEvent.click(radio(/Authors and publishers/));
    expect(screen.getByLabelText('Subscription Group')).toHaveProperty('value', '');
  });

  test('asks for a product first, then for domain, names and card at once (CART-12, ERR-50, ERR-51)', async () => {
    await open('/buy?type=1&authorQty=0&domain=no+such', await portal.user());
    await submit();
    expect(alerts()).toEqual(['Please select a product']);
    expect(document.activeElement).toBe(stepper('Cloud Author'));
    await oneMore('Cloud Author');
    await submit();
    expect(screen.getByText('Please enter a domain of letters, digits and hyphens.')).toBeTruthy();
    expect(document.activeElement).toBe(domain());
    expect(alerts()).toEqual(['First and last name are required']);
    for (const text of ['Please enter a valid card number', 'CVV is required', 'Country is required'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(await charges()).toEqual([]);
  });
});

describe('a checkout of Cloud for Business', () => {
  test('buys a bundle for a domain; Back shows the tab as it was at first (CART-15, CLOUD-17)', async () => {
    const { address } = await open('/buy?type=1&product=ASEC20&domain=acme');
    await fillCard();
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['4080.00']);
    expect(screen.getByText(/acme\.axure\.cloud/)).toBeTruthy();
    window.history.back();
    await isOpen();
    expect(address()).toBe('/buy?type=cfb');
    expect(radio(/5 Publishers/)).toHaveProperty('checked', true);
    expect(domain().value).toBe('');
  });

  test('adds authors and publishers to a group at what is left of its year (CART-04, CART-22)', async () => {
    const { user, business } = await ownerOfClouds();
    await open(`/buy?type=1&sub=${business}&authorQty=1&publisherQty=1`, user);
    await fillCard();
    await total('$409.48');
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['409.48']);
  });

  test('is asked about again after the page was loaded anew, and is charged once', async () => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const first = await open('/buy?type=1&authorQty=1', user);
    await fillCard();
    await portal.faults({ dropAnswer: true });
    const outcome = holdOutcome();
    await submit();
    await screen.findByText('Checking your payment');
    first.unmount();
    openApp({ url: portal.url, path: '/buy?type=1&authorQty=1', token: user.token });
    await screen.findByText('Checking your payment');
    outcome.release();
    await isConfirmed();
    expect(await charges()).toEqual(['204.00']);
  });

  test('shows a price that changed beside the old one, and charges it when agreed to', async () => {
    await open('/buy?type=1&product=ASEC50');
    await fillCard();
    const button = await submitButton();
    await portal.price(6, 500_000);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with $5,000.00' }));
    await isConfirmed();
    expect(await charges()).toEqual(['5000.00']);
  });

  test('says why a card was declined on its own tab alone, and keeps the cart (CART-17)', async () => {
    const { address } = await open('/buy?type=1&product=ASEC10');
    await fillCard('4000111111111115');
    await submit();
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(address()).toBe('/buy?type=1&product=ASEC10');
    await openTab('Axure RP Subscription');
    expect(alerts()).toEqual([]);
  });
});

describe('the Axure Cloud tab', () => {
  test('sells authors for an organization (CART-04, CLOUD-17)', async () => {
    const { address } = await open('/buy?type=2&authorQty=3&orgId=9');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Purchase Axure Cloud');
    expect(screen.getByLabelText(/^Organization ID/)).toHaveProperty('value', '9');
    await total('$468.00');
    await fillCard();
    await submit();
    await isConfirmed();
    expect(await charges()).toEqual(['468.00']);
    window.history.back();
    await isOpen();
    expect(address()).toBe('/buy?type=cloud');
    expect(stepper('Cloud Author').value).toBe('0');
  });

  test('refuses an organization that cannot be one', async () => {
    const { address } = await open('/buy?type=2');
    await oneMore('Cloud Author');
    await userEvent.type(screen.getByLabelText(/^Organization ID/), 'a b');
    expect(address()).toBe('/buy?type=2&authorQty=1&orgId=a+b');
    await submit();
    expect(screen.getByText('This organization is not known.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Organization ID/));
  });
});

describe('an order under way', () => {
  test.each([
    ['/buy?pro=1', 'Axure RP Pro', '300.00'],
    ['/buy?type=1&publisherQty=1', 'RP Publisher', '360.00'],
    ['/buy?type=2&authorQty=1', 'Cloud Author', '156.00'],
  ])('that was sent at %s is found again where the address says nothing', async (path, product, amount) => {
    const user = await portal.user({ company: 'Lee Ltd' });
    const first = await open(path, user);
    await fillCard();
    await portal.faults({ dropAnswer: true });
    const outcome = holdOutcome();
    await submit();
    await screen.findByText('Checking your payment');
    first.unmount();
    openApp({ url: portal.url, path: '/buy', token: user.token });
    await waitFor(() => expect(stepper(product).value).toBe('1'));
    outcome.release();
    await isConfirmed();
    expect(await charges()).toEqual([amount]);
  });
});
