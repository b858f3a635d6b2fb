import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import { renewalCoupon } from '#tests/testkit/renewal-coupon';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { DECLINED, fillCard } from '../../../testing/card-modal';
import { holdAnswer } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { showOrigin } from '../../../testing/show-origin';
import { isConfirmed, total } from '../../../testing/store';

const { Pro, Team, Asec5 } = LicenseType;
const PO = {
  startDate: '2026-01-01',
  expireDate: '2026-12-31',
  braintreeId: 'PURCHASE_ORDER',
  autoRenew: false,
};
const SEATS = [
  { licenseType: Pro, assignedTo: 'a@lee.example' },
  { licenseType: Team },
  { licenseType: Team, assignedTo: 'leaves@lee.example', expireDate: '2026-12-31' },
];
let owner: Awaited<ReturnType<TestPortal['user']>>;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});
beforeEach(async () => {
  window.sessionStorage.clear();
  owner = await portal.user({ company: 'Lee Ltd' });
});

const purchaseOrder = (spec: object = {}, of = owner) => portal.group(of, { ...PO, seats: SEATS, ...spec });
const open = (path: string) => openApp({ url: portal.url, path, token: owner.token });
const tick = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const RENEW = 'Renew Subscription(s)';
const AUTO_RENEW = 'Auto Renew Subscription(s)';

async function press(name: string) {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  await userEvent.click(found);
}

describe('the way there', () => {
  test('is a button on purchase orders of one’s own, which asks for the term (NAV-08, PO-04, PO-11, MAN-20, D-63)', async () => {
    const id = await purchaseOrder();
    await purchaseOrder({ braintreeId: 'card', autoRenew: true });
    const other = await portal.user();
    await purchaseOrder({ seats: [{ licenseType: Pro, managers: [owner.email] }] }, other);
    const { address } = open('/manage');
    await userEvent.click(await button(/^Renew Group/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renew' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Annual/ }).checked).toBe(true);
    await userEvent.click(await dialog.findByRole('radio', { name: '3 Year $2,178.00 now' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe(`/buy/renew?subId=${id}&newTerm=5`));
    await total('$2,178.00');
  });

  test('is another button to have it renew by itself; the cloud has none (D-63, T-16)', async () => {
    const id = await purchaseOrder();
    await purchaseOrder({ kind: 'ase', licenseType: Asec5, seats: [{ licenseType: Asec5 }] });
    const { address, unmount } = open('/manage');
    await userEvent.click(await button(/^Auto Renew Group/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to Auto Renew' }));
    await dialog.findByRole('radio', { name: /^Annual \$[\d,.]+ on \w{3} \d+, \d{4}$/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe(`/buy/renew?subId=${id}&isAutoRenew=true&newTerm=2`));
    unmount();
    open('/manage?cloud=true');
    await button(/^Renew Group/);
    expect(screen.queryByRole('button', { name: /^Auto Renew/ })).toBeNull();
  });

  test.each([
    ['is not there', null, ''],
    ['renews by card', { braintreeId: 'card', autoRenew: true }, ''],
    ['has ended', { startDate: '2025-01-01', expireDate: '2025-12-31' }, ''],
    [
      'is one of the cloud that should renew by itself',
      { kind: 'ase', licenseType: Asec5, seats: [{ licenseType: Asec5 }] },
      '&isCloud=true&isAutoRenew=true',
    ],
  ])('leads back where the group %s (NAV-28, T-16)', async (_name, spec, more) => {
    const id = spec === null ? 'unknown' : await purchaseOrder(spec);
    const { address } = open(`/buy/renew?subId=${id}${more}`);
    await waitFor(() => expect(address()).toMatch(/^\/manage/));
  });

  test('leads back where the group is another customer’s, and where none is named (NAV-28, PO-11)', async () => {
    const foreign = await purchaseOrder(
      { seats: [{ licenseType: Pro, managers: [owner.email] }] },
      await portal.user(),
    );
    for (const query of [`?subId=${foreign}`, '']) {
      const { address, unmount } = open(`/buy/renew${query}`);
      await waitFor(() => expect(address()).toMatch(/^\/manage/));
      unmount();
    }
  });
});

describe('the page', () => {
  test('has the seats that do not end by themselves, to be ticked, and a total (PO-01, PO-02, PO-03, PO-04)', async () => {
    open(`/buy/renew?subId=${await purchaseOrder()}`);
    await total('$804.00');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review Your Changes');
    expect(screen.getByRole('heading', { level: 2, name: RENEW })).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>('Billing Term').value).toBe('ANNUAL');
    expect(screen.queryByText('leaves@lee.example')).toBeNull();
    await userEvent.click(await tick('Renew Axure RP Team, unassigned'));
    await total('$300.00');
    expect(screen.getByText('1 of 2 to renew')).toBeDefined();
    await userEvent.click(await tick('Renew Axure RP Pro, a@lee.example'));
    await screen.findByText('Please select at least one seat to renew.');
    expect((await button(RENEW)).disabled).toBe(true);
    await userEvent.click(await tick('All seats'));
    await userEvent.selectOptions(screen.getByLabelText('Billing Term'), 'MONTHLY');
    await total('$78.00');
  });

  test('lists nothing where every seat ends, and cannot be submitted (PO-03, T-16)', async () => {
    const seats = [{ licenseType: Pro, expireDate: '2026-12-31' }];
    open(`/buy/renew?subId=${await purchaseOrder({ seats })}`);
    await screen.findByText('All of its seats end with the current term.');
    expect((await button(RENEW)).disabled).toBe(true);
  });

  test('takes renewal coupons (PO-10, COUP-08)', async () => {
    await portal.coupon(owner, renewalCoupon(owner.id));
    open(`/buy/renew?subId=${await purchaseOrder()}`);
    await total('$744.00');
    const coupon = within(screen.getByRole('complementary')).getByRole('button', {
      name: 'Loyal, 20%',
    });
    expect(coupon.closest('li')?.textContent).toContain('-$60.00');
    await userEvent.click(await button('Explain all'));
    expect(screen.getByText(/^Loyal: /).closest('[hidden]')).toBeNull();
  });

  test('says when the card is charged where the group is to renew by itself (PO-01, PO-05)', async () => {
    open(`/buy/renew?subId=${await purchaseOrder()}&isAutoRenew=true`);
    await total('$0.00');
    expect(screen.getByRole('heading', { level: 2, name: AUTO_RENEW })).toBeDefined();
    screen.getByText('The card is charged on the expiry date and at each term end, not today.');
    const first = screen.getByText(/^First on/).textContent;
    expect(first).toContain('Jan 1, 2027');
    expect(first).toContain('$804.00 for Annual');
    expect(await button(AUTO_RENEW)).toBeDefined();
  });

  test('warns of a card on file that expires before the first charge, as long as it is chosen', async () => {
    await portal.replaceCard(owner);
    open(`/buy/renew?subId=${await purchaseOrder({ expireDate: '2033-12-31' })}&isAutoRenew=true`);
    expect(await screen.findByText('Your card expires before this charge')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /^Another card/ }));
    expect(screen.queryByText('Your card expires before this charge')).toBeNull();
  });

  test('tells a screen reader the first automatic charge when it changes, since nothing is due today', async () => {
    open(`/buy/renew?subId=${await purchaseOrder()}&isAutoRenew=true`);
    await total('$0.00');
    const said = screen.getByText(/^First on/).closest('[aria-live=polite]');
    await userEvent.selectOptions(screen.getByLabelText('Billing Term'), 'MONTHLY');
    await waitFor(() => expect(said?.textContent).toContain('$78.00 for Monthly'));
    expect(said?.isConnected).toBe(true);
  });

  test('renews what the cloud counts as a whole', async () => {
    const counts = { kind: 'cfb', cloudAuthorCount: 2, rpPublisherCount: 1, domain: 'acme', seats: [] };
    open(`/buy/renew?subId=${await purchaseOrder(counts)}&isCloud=true`);
    await total('$768.00');
    expect(within(screen.getByRole('table')).getByText('Cloud Author × 2')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('renewing', () => {
  test('charges the card, thanks, and the group expires a term later (PO-06, PO-09)', async () => {
    const before = (await portal.charges()).length;
    const { address } = open(`/buy/renew?subId=${await purchaseOrder()}`);
    await total('$804.00');
    await fillCard();
    await press(RENEW);
    await isConfirmed();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank You');
    expect(address()).toMatch(/^\/buy\/thankyou\//);
    expect(screen.queryByText('Next Billed Date')).toBeNull();
    expect((await portal.charges()).slice(before)).toEqual(['804.00']);
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Manage Products' }));
    await screen.findByText('Expires Dec 31, 2027');
    await button(/^Renew Group/);
  });

  test('by itself charges nothing today; then the group renews and is no purchase order (PO-05, PO-06, PO-12, PO-14)', async () => {
    await portal.buy(owner);
    const before = (await portal.charges()).length;
    open(`/buy/renew?subId=${await purchaseOrder()}&isAutoRenew=true`);
    await total('$0.00');
    await press(AUTO_RENEW);
    await isConfirmed();
    expect((await portal.charges()).slice(before)).toEqual([]);
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Manage Products' }));
    await screen.findByText('Renews Jan 1, 2027');
    expect(screen.queryByText('Purchase order')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Auto Renew/ })).toBeNull();
  });

  test('takes no other card than it shows: one replaced meanwhile is shown, and is taken at the next press (CARD-28)', async () => {
    await portal.buy(owner);
    open(`/buy/renew?subId=${await purchaseOrder()}&isAutoRenew=true`);
    await total('$0.00');
    expect(screen.getByText(/^Visa \*{12}1111 expires/)).toBeDefined();
    await portal.replaceCard(owner);
    await press(AUTO_RENEW);
    await screen.findByText(/^American Express \*{12}0005 expires/);
    screen.getByText('The card on file has changed. Please check it and try again.');
    await press(AUTO_RENEW);
    await isConfirmed();
  });

  test('that went through after its page was left is not taken for setting the group to renew by itself', async () => {
    await portal.buy(owner);
    const path = `/buy/renew?subId=${await purchaseOrder()}`;
    const answer = holdAnswer('"operationName":"RenewPo"');
    const { unmount } = open(path);
    await total('$804.00');
    await press(RENEW);
    await answer.reached;
    unmount();
    answer.release();
    const { address } = open(`${path}&isAutoRenew=true`);
    await screen.findByText('Another order of yours went through in the meantime.');
    expect(address()).toBe(`${path}&isAutoRenew=true`);
    await press(AUTO_RENEW);
    await isConfirmed();
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Manage Products' }));
    await screen.findByText('Renews Jan 1, 2028');
  });

  test('says why it was refused, and charges nothing (PO-08)', async () => {
    const before = (await portal.charges()).length;
    open(`/buy/renew?subId=${await purchaseOrder()}`);
    await total('$804.00');
    await fillCard(DECLINED);
    await press(RENEW);
    const alert = await screen.findByText(/declined/i);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    expect((await portal.charges()).slice(before)).toEqual([]);
  });
});
