import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { otherSession } from '../../../testing/change-elsewhere';
import { openApp } from '../../../testing/open-app';
import { showOrigin } from '../../../testing/show-origin';
import { stepper, total } from '../../../testing/store';
import { submitButton } from '../../../testing/submit-button';

const ENDED = { startDate: '2025-04-02', expireDate: '2026-04-01', canceled: true, autoRenew: false };
const RUNNING = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const TWO_PRO = { seats: [{ licenseType: 0 }, { licenseType: 0 }] } as const;
const CFB = { kind: 'cfb', cloudAuthorCount: 1, rpPublisherCount: 1, seats: [] } as const;
let owner: Awaited<ReturnType<TestPortal['user']>>;
const portal = duringTests(() => startPortal());
beforeAll(() => showOrigin(portal.url));
beforeEach(async () => {
  window.sessionStorage.clear();
  owner = await portal.user({ company: 'Lee Ltd' });
});

const open = (path: string, token = owner.token) => openApp({ url: portal.url, path, token });
const pathOf = (id: string, isCloud = false, term = 2) =>
  `/buy/reactivate?isCloud=${isCloud}&subId=${id}&newTerm=${term}`;
const groupSelect = () => screen.findByLabelText<HTMLSelectElement>('Subscription Group');
const amount = (label: string) => screen.findByText(label).then((found) => found.closest('li')?.textContent);

describe('the way there', () => {
  test('is a button on groups that are over, which asks for the term (REAC-01, REAC-03, MAN-20, D-63)', async () => {
    const id = await portal.group(owner, { ...ENDED, ...TWO_PRO });
    await portal.group(owner, { ...RUNNING, ...TWO_PRO });
    const { address } = open('/manage');
    const expired = within(await screen.findByRole('region', { name: 'Expired' }));
    expect(screen.getAllByRole('button', { name: /^Reactivate Group/ })).toHaveLength(1);
    await userEvent.click(expired.getByRole('button', { name: /^Reactivate Group/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reactivate' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '2 Year $1,140.00 now' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe(pathOf(id, false, 4)));
    await total('$1,140.00');
  });

  test.each([
    ['is not there', null, false],
    ['is not over', { ...RUNNING, ...TWO_PRO }, false],
    ['is a bundle', { ...ENDED, kind: 'ase', seats: [{ licenseType: 3 }] }, true],
  ] as const)('leads back where the group %s (REAC-09, NAV-11, NAV-28)', async (_name, spec, isCloud) => {
    const id = spec === null ? 'unknown' : await portal.group(owner, spec);
    const { address } = open(pathOf(id, isCloud));
    await waitFor(() => expect(address()).toMatch(/^\/manage/));
  });

  test('leads back where the group is another customer’s (REAC-02, NAV-28)', async () => {
    const other = await portal.user();
    const id = await portal.group(other, { ...ENDED, seats: [{ licenseType: 0, managers: [owner.email] }] });
    const { address } = open(pathOf(id));
    await waitFor(() => expect(address()).toMatch(/^\/manage/));
  });
});

describe('the page of RP seats', () => {
  test('has a subscription group, the proration credit and a total (REAC-04, REAC-05, REAC-06, D-119)', async () => {
    const id = await portal.group(owner, { ...ENDED, ...TWO_PRO });
    const target = await portal.group(owner, { ...RUNNING, ...TWO_PRO });
    open(pathOf(id));
    const select = await groupSelect();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review Your Changes');
    await total('$600.00');
    expect(await amount('Proration Credit')).toContain('$0.00');
    await userEvent.selectOptions(select, target);
    await total('$435.62');
    expect(await amount('Proration Credit')).toContain('-$164.38');
    const term = screen.getByLabelText<HTMLSelectElement>('Billing Term');
    expect(term.disabled).toBe(true);
    await userEvent.selectOptions(select, 'New Group');
    expect([term.disabled, term.value]).toEqual([false, 'ANNUAL']);
    await userEvent.selectOptions(term, 'MONTHLY');
    await total('$58.00');
    expect(within(await groupSelect()).getAllByRole('option')).toHaveLength(1);
  });
});

test('a coupon stands there by its name (COUP-07, COUP-11)', async () => {
  await portal.coupon(owner, {
    id: `loyal-${owner.id}`,
    type: 'percent',
    amount: '20.00',
    description: 'Loyalty Discount (20%)',
    endDate: '2026-12-31',
    uses: 1,
    productCodes: [802100],
  });
  open(pathOf(await portal.group(owner, { ...ENDED, ...TWO_PRO })));
  await total('$540.00');
  const [named] = await screen.findAllByText('Loyalty Discount (20%)');
  expect(named?.closest('li')?.textContent).toContain('-$60.00');
  expect(screen.queryByText('Coupons')).toBeNull();
});

describe('the page of cloud seats', () => {
  test('shows what they are for and asks for some of them (REAC-07, REAC-08, ERR-51)', async () => {
    const id = await portal.group(owner, { ...ENDED, ...CFB, domain: 'acme' });
    open(pathOf(id, true));
    await total('$564.00');
    expect(screen.getByText('acme.axure.cloud')).toBeDefined();
    await userEvent.clear(stepper('Cloud Authors'));
    await total('$360.00');
    await userEvent.clear(stepper('RP Publishers'));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please select a product')).toBeDefined();
  });
});

/** Reactivates from another tab with the card on file. */
async function reactivateElsewhere(id: string) {
  const ask = await otherSession(portal, owner.email);
  const reactivation = `{ subscriptionId: ${JSON.stringify(id)}, newTerm: ANNUAL }`;
  const asked = await ask(
    `{ reactivationPreview(reactivation: ${reactivation}) { cart { previewId total } } }`,
  );
  const { previewId, total: seen } = asked.data.reactivationPreview.cart;
  const challenge = await fetch(`${portal.url}/captcha-sandbox/challenge`, { method: 'POST' });
  const captcha = await challenge.json();
  const { data } = await ask(`mutation { reactivate(input: {
    attemptId: "${crypto.randomUUID()}", previewId: "${previewId}", total: "${seen}",
    reactivation: ${reactivation}, payment: { useExistingPaymentMethod: true, recaptchaToken: "${captcha.token}" }
  }) { state userErrors { message } } }`);
  expect(data.reactivate.userErrors).toEqual([]);
}

test('a group that was reactivated in another tab leads back with a message, and is charged once', async () => {
  await portal.buy(owner);
  const id = await portal.group(owner, { ...ENDED, ...TWO_PRO });
  const { address } = open(pathOf(id));
  await screen.findByText(/next billed on/);
  const submit = await submitButton();
  await reactivateElsewhere(id);
  const before = (await portal.charges()).length;
  await userEvent.click(submit);
  await waitFor(() => expect(address()).toMatch(/^\/manage/));
  expect(
    await screen.findByText(
      'This subscription may have been reactivated already. Error occured during reactivation',
    ),
  ).toBeTruthy();
  expect((await portal.charges()).slice(before)).toEqual([]);
});
