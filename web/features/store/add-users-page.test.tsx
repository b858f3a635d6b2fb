import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { fillCard } from '../../testing/card-modal';
import { openApp } from '../../testing/open-app';
import { paste } from '../../testing/paste';
import { showOrigin } from '../../testing/show-origin';
import { isConfirmed, oneMore, total } from '../../testing/store';
import { submitButton } from '../../testing/submit-button';

const PERIOD = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const PO = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };

const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});
beforeEach(() => window.sessionStorage.clear());
afterEach(() => portal.faults({}));

type Owner = Awaited<ReturnType<TestPortal['user']>>;

const purchaseOrder = (owner: Owner, spec: object = {}) =>
  portal.group(owner, { ...PERIOD, ...PO, seats: [{ licenseType: 0 }], ...spec });

async function open(path: string, { token }: Owner) {
  const app = openApp({ url: portal.url, path, token });
  return app;
}

async function openPage(owner: Owner, group: string) {
  const app = await open(`/buy/add-users?subId=${group}`, owner);
  await screen.findByLabelText('Quantity of Axure RP Pro');
  return app;
}

const press = async () => userEvent.click(await submitButton());
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

describe('the page that adds users to a purchase order', () => {
  test('names the group and its end, and prices the rest of its term (NAV-09, PO-15, T-12)', async () => {
    const ann = await portal.user({ company: 'Lee Ltd' });
    await openPage(ann, await purchaseOrder(ann));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Users to Group');
    expect(screen.getByText('Expires on', { exact: false }).textContent).toBe('Expires on Dec 31, 2026');
    await oneMore('Axure RP Pro');
    await oneMore('Axure RP Pro');
    expect(await total('$435.62')).toBeTruthy();
    expect(screen.getByText('Expires Dec 31, 2026')).toBeTruthy();
    expect(screen.queryByText('Next billed date', { exact: false })).toBeNull();
    expect(screen.queryByRole('radio', { name: /^Monthly/ })).toBeNull();
  });

  test('shows the coupon that a seat gets (COUP-11, PO-15)', async () => {
    const ann = await portal.user({ company: 'Lee Ltd' });
    await portal.coupon(ann, {
      id: `spring-${ann.id}`,
      type: 'percent',
      amount: '60',
      description: 'Spring',
      endDate: null,
      uses: 1,
      productCodes: [802100],
    });
    await openPage(ann, await purchaseOrder(ann));
    await oneMore('Axure RP Pro');
    expect(await total('$87.12')).toBeTruthy();
    const summary = within(screen.getByRole('complementary'));
    expect(summary.getByText('Spring, 60%')).toBeTruthy();
    expect(summary.getByText('No uses left')).toBeTruthy();
  });

  test('asks for the cart, then for a licensee, in its own words (PO-16, PO-17, CART-24, ERR-52, ERR-53)', async () => {
    const ann = await portal.user();
    await openPage(ann, await purchaseOrder(ann));
    await press();
    expect(alerts()).toEqual(['Your cart is empty! Please select cart items.']);
    await oneMore('Axure RP Pro');
    await total('$217.81');
    await press();
    expect(alerts()).toEqual(['Please enter a licensee']);
    expect(document.activeElement).toBe(screen.getByLabelText('Company name'));
    await userEvent.click(screen.getByRole('radio', { name: 'Individual' }));
    await userEvent.type(screen.getByLabelText('First Name'), 'Ann');
    await fillCard();
    await press();
    expect(alerts()[0]).toBe('Please enter a licensee');
    expect(document.activeElement).toBe(screen.getByLabelText('Last Name'));
  });

  test('charges the card and confirms; the group has the seats and still expires (PO-20, PO-21)', async () => {
    const ann = await portal.user({ company: 'Lee Ltd' });
    const group = await purchaseOrder(ann);
    const before = (await portal.charges()).length;
    await openPage(ann, group);
    await oneMore('Axure RP Team');
    await total('$365.92');
    await fillCard();
    await press();
    await isConfirmed();
    expect(screen.queryByText('Next Billed Date')).toBeNull();
    expect((await portal.charges()).slice(before)).toEqual(['365.92']);
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Manage Products' }));
    expect(await screen.findByText('1 Pro, 1 Team')).toBeTruthy();
    expect(screen.getByText('Expires Dec 31, 2026')).toBeTruthy();
  });

  test('takes names that were copied out of a table, with a blank for its tab', async () => {
    const ann = await portal.user();
    await openPage(ann, await purchaseOrder(ann));
    await oneMore('Axure RP Pro');
    await total('$217.81');
    await paste(screen.getByLabelText('Company name'), 'Lee\tLtd');
    await fillCard();
    await paste(screen.getByLabelText('Cardholder Name'), 'Ann\tLee');
    await press();
    await isConfirmed();
    expect(screen.getByText('Lee Ltd')).toBeTruthy();
  });

  test('is reached from the header of the group (PO-22, D-83)', async () => {
    const ann = await portal.user();
    const group = await purchaseOrder(ann);
    const { address } = await open('/manage', ann);
    await userEvent.click(await screen.findByRole('link', { name: '+ Add Users to Group 1' }));
    await screen.findByLabelText('Quantity of Axure RP Pro');
    expect(address()).toBe(`/buy/add-users?subId=${group}`);
  });

  test('is nowhere for a group that may not be added to: the address leads to Manage Products (NAV-28, T-16)', async () => {
    const [ann, bob] = [await portal.user(), await portal.user()];
    const renewing = await purchaseOrder(ann, { braintreeId: 'card', autoRenew: true });
    const foreign = await purchaseOrder(bob, { seats: [{ licenseType: 0, managers: [ann.email] }] });
    for (const group of [renewing, foreign, 'nope', '']) {
      const { address, unmount } = await open(`/buy/add-users?subId=${group}`, ann);
      await waitFor(() => expect(address()).toBe('/manage'));
      unmount();
    }
  });

  test('says that the group could not be loaded, and gets it on Retry', async () => {
    const ann = await portal.user({ company: 'Lee Ltd' });
    const group = await purchaseOrder(ann);
    const { address } = await open('/manage', ann);
    const link = await screen.findByRole('link', { name: '+ Add Users to Group 1' });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(link);
    expect(await screen.findByText('The group and its prices could not be loaded.')).toBeTruthy();
    expect(address()).toBe(`/buy/add-users?subId=${group}`);
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Quantity of Axure RP Pro')).toBeTruthy();
  });
});
