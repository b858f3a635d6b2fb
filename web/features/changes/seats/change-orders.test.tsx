import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { holdAnswer, holdOutcome } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { said } from '../../../testing/said';
import { showOrigin } from '../../../testing/show-origin';
import { submitButton } from '../../../testing/submit-button';

const { Pro, Team } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };
let chargesBefore: number;
let owner: Awaited<ReturnType<TestPortal['user']>>;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});
beforeEach(async () => {
  window.sessionStorage.clear();
  owner = await portal.user({ company: 'Lee Ltd' });
});
afterEach(async () => {
  await portal.faults({});
  await portal.price(Team, 50_400);
});

const charges = async () => (await portal.charges()).slice(chargesBefore);
const isConfirmed = () => screen.findByText('Order Number');

async function openChange(licenseType: 0 | 1, path: string) {
  await portal.buy(owner);
  chargesBefore = (await portal.charges()).length;
  const id = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType }] });
  return openApp({ url: portal.url, path: `${path}&subId=${id}`, token: owner.token });
}

const submit = async () => {
  await screen.findByRole('button', { name: 'Submit' });
  await userEvent.click(await submitButton());
};

test('an upgrade is paid with the card on file and ends at its confirmation (EDIT-11)', async () => {
  const { address } = await openChange(Pro, '/buy/change-edition?newEdition=1');
  await submit();
  await isConfirmed();
  expect(address()).toMatch(/^\/buy\/thankyou\/.+/);
  expect(await charges()).toEqual(['148.11']);
});

test('a downgrade costs nothing and ends at a word of thanks, with two ways on (EDIT-06, EDIT-13, CONF-09)', async () => {
  const { address } = await openChange(Team, '/buy/change-edition?newEdition=0');
  await submit();
  await screen.findByRole('heading', { name: 'Thank You' });
  expect(address()).toBe('/thankyou');
  expect(await charges()).toEqual([]);
  const page = within(screen.getByRole('main'));
  expect(page.getByText('Your change has been made. Nothing was charged.')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Transaction History' })).toBeTruthy();
  await userEvent.click(page.getByRole('link', { name: 'Manage Products' }));
  await screen.findAllByText(said('Changes to Axure RP Pro on Dec 31, 2026'));
});

test('taking back what waits for more seats than a page says nothing of the end of the term', async () => {
  const waiting = { licenseType: Team, expireDate: THIS_YEAR.expireDate, futureLicenseType: Pro };
  const seats = Array.from({ length: 51 }, () => waiting);
  const id = await portal.group(owner, { ...THIS_YEAR, seats });
  openApp({ url: portal.url, path: `/buy/change-edition?newEdition=1&subId=${id}`, token: owner.token });
  await screen.findByText('Pending changes are withdrawn today.');
  expect(screen.queryByText(/end of the term/)).toBeNull();
});

test('a longer term is paid and confirmed (TERM-09)', async () => {
  const { address } = await openChange(Pro, '/buy/change-term?newTerm=4');
  await submit();
  await isConfirmed();
  expect(address()).toMatch(/^\/buy\/thankyou\/.+/);
  expect(await charges()).toEqual(['352.19']);
});

test('a shorter term is not paid (TERM-09)', async () => {
  const { address } = await openChange(Pro, '/buy/change-term?newTerm=1');
  await submit();
  await screen.findByRole('heading', { name: 'Thank You' });
  expect(address()).toBe('/thankyou');
  expect(await charges()).toEqual([]);
});

test.each([
  ['/buy/change-term?newTerm=7', ['Invalid term: 7']],
  ['/buy/change-term?newTerm=2', []],
])(
  '%s is a change to annual; a term that does not exist is reported (PRICE-15, ERR-57)',
  async (path, reported) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const monthly = { startDate: '2026-04-01', expireDate: '2026-04-30', term: 1 } as const;
    const id = await portal.group(owner, { ...monthly, seats: [{ licenseType: Pro }] });
    openApp({ url: portal.url, path: `${path}&subId=${id}`, token: owner.token });
    await screen.findByText('Changes to Annual today');
    expect(logged.mock.calls.flat()).toEqual(reported);
  },
);

test('seats that were selected for a change are no longer selected once it is ordered', async () => {
  await portal.buy(owner);
  await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Team }, { licenseType: Team }] });
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected seats' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all 2 seats of/ }));
  await userEvent.click(bar.getByRole('button', { name: 'Change Edition' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: /^Pro/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await submit();
  await screen.findByRole('heading', { name: 'Thank You' });
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Manage Products' }));
  const after = within(await screen.findByRole('toolbar', { name: 'Selected seats' }));
  expect(after.getByRole('status').textContent).toBe('0 selected');
});

test('a price that changed is shown beside the old one, and charged only when agreed to', async () => {
  await openChange(Pro, '/buy/change-edition?newEdition=1');
  await screen.findByRole('button', { name: 'Submit' });
  const button = await submitButton();
  await portal.price(Team, 60_400);
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('columnheader', { name: 'Before' })).toBeTruthy();
  expect(dialog.getByRole('columnheader', { name: 'Now' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'Total USD $148.11 $220.71' })).toBeTruthy();
  expect(await charges()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue with $220.71' }));
  await isConfirmed();
  expect(await charges()).toEqual(['220.71']);
});

test('a price that changed can be looked at on the page before it is charged', async () => {
  await openChange(Pro, '/buy/change-edition?newEdition=1');
  await screen.findByRole('button', { name: 'Submit' });
  const button = await submitButton();
  await portal.price(Team, 60_600);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Back to your changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('$222.16'));
  expect(await charges()).toEqual([]);
});

test('a change that went through after its page was left is not taken for the next one, which is charged when it is submitted', async () => {
  const { unmount } = await openChange(Pro, '/buy/change-edition?newEdition=1');
  const answer = holdAnswer('"operationName":"ChangeEdition"');
  await submit();
  await answer.reached;
  unmount();
  answer.release();
  const next = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
  openApp({
    url: portal.url,
    path: `/buy/change-edition?newEdition=1&subId=${next}`,
    token: owner.token,
  });
  await screen.findByText('Another order of yours went through in the meantime.');
  expect(await charges()).toEqual(['148.11']);
  await submit();
  await isConfirmed();
  expect(await charges()).toEqual(['148.11', '148.11']);
});

test('a change that went through after its page was left is not taken for another change of the same group', async () => {
  const { unmount, address } = await openChange(Pro, '/buy/change-term?newTerm=1');
  const answer = holdAnswer('"operationName":"ChangeTerm"');
  await submit();
  await answer.reached;
  const path = address().replace('newTerm=1', 'newTerm=4');
  unmount();
  answer.release();
  const next = openApp({ url: portal.url, path, token: owner.token });
  await screen.findByText('Another order of yours was submitted in the meantime.');
  expect(next.address()).toBe(path);
  expect(await charges()).toEqual([]);
  await submit();
  await isConfirmed();
  expect(await charges()).toEqual(['352.19']);
});

test('a change whose answer was lost is asked about on its own page, and is charged once', async () => {
  const { unmount, address } = await openChange(Pro, '/buy/change-edition?newEdition=1');
  const path = address();
  await screen.findByRole('button', { name: 'Submit' });
  const button = await submitButton();
  await portal.faults({ dropAnswer: true });
  const outcome = holdOutcome();
  await userEvent.click(button);
  await screen.findByText('Checking your payment');
  unmount();
  const elsewhere = openApp({ url: portal.url, path: '/buy?pro=1', token: owner.token });
  await screen.findByLabelText('Quantity of Axure RP Pro');
  expect(screen.queryByText('Checking your payment')).toBeNull();
  elsewhere.unmount();
  openApp({ url: portal.url, path, token: owner.token });
  await screen.findByText(/^Checking your/);
  outcome.release();
  await isConfirmed();
  await waitFor(async () => expect(await charges()).toEqual(['148.11']));
});
