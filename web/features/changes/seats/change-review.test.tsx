import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { productCode } from '#domain/licenses/product-code';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { answerWith } from '../../../testing/answer-with';
import { openApp } from '../../../testing/open-app';
import { openWithSeats } from '../../../testing/open-with-seats';

const { Pro, Team, Enterprise } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };
let owner: Awaited<ReturnType<TestPortal['user']>>;
const portal = duringTests(() => startPortal());
beforeEach(async () => {
  window.sessionStorage.clear();
  owner = await portal.user({ company: 'Lee Ltd' });
});
afterEach(() => portal.faults({}));

const open = (path: string, token = owner.token) => openApp({ url: portal.url, path, token });
const isReviewed = () => screen.findByRole('button', { name: 'Submit' });
const table = (group = 1) => screen.findByRole('table', { name: `Changes in Group ${group}` });
const card = async (group = 1) => {
  const section = (await table(group)).closest('section');
  if (!section) throw new Error('A table of changes stands in the card of its group.');
  return within(section);
};
const texts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const columns = async (group = 1) =>
  within(await table(group))
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
const rows = async (group = 1) =>
  within(await table(group))
    .getAllByRole('row')
    .slice(1)
    .map(texts);
const amounts = async (group = 1) =>
  (await card(group)).getAllByRole('listitem').map((item) => item.textContent);
const summary = () => within(screen.getByRole('complementary'));

test.each(['Manage Products', 'Go Back'])(
  'the review belongs to Manage Products and leads back there: %s',
  async (back) => {
    const id = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
    const { address } = open(`/buy/change-edition?newEdition=1&subId=${id}`);
    await isReviewed();
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('Manage Products');
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: back }));
    await screen.findByRole('heading', { level: 1, name: 'Manage Products' });
    expect(address()).toBe('/manage');
  },
);

describe('a change of edition', () => {
  test('shows what becomes of every seat and what it costs, with a card to pay by (EDIT-07, EDIT-08, EDIT-09, NAV-05)', async () => {
    const seats = [{ licenseType: Pro, assignedTo: 'a@test.example' }, { licenseType: Pro }];
    const id = await portal.group(owner, { ...THIS_YEAR, seats });
    open(`/buy/change-edition?newEdition=1&subId=${id}`);
    await isReviewed();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review Your Changes');
    expect(await columns()).toEqual(['Current Edition', 'Assigned User', 'Managers', 'Change', 'Price']);
    expect(await rows()).toContainEqual([
      'Axure RP Pro',
      'a@test.example',
      'Me',
      'Changes to Axure RP Team today',
      '$504.00',
    ]);
    expect(await amounts()).toEqual([
      expect.stringMatching(/^Axure RP Team × 2\$1,008\.00/),
      expect.stringMatching(/^Subscription Group Adjustmentcredit-\$711\.78/),
    ]);
    expect(summary().getByText('$296.22')).toBeTruthy();
    expect(await screen.findByLabelText('Card Number')).toBeTruthy();
    expect(screen.queryByText('Licensee')).toBeNull();
  });

  test('explains on demand what the adjustment of the group consists of (PRICE-12, EDIT-08)', async () => {
    const id = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
    open(`/buy/change-edition?newEdition=1&subId=${id}`);
    await isReviewed();
    const name = await (await card()).findByRole('button', { name: 'Subscription Group Adjustment' });
    expect(name.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(name);
    expect(name.getAttribute('aria-expanded')).toBe('true');
    const steps = document.getElementById(name.getAttribute('aria-controls') ?? '');
    expect(steps?.hidden).toBe(false);
    expect(steps?.textContent).toContain('-$138.08');
    expect(steps?.textContent).toContain('-$217.81');
    // Beside the amount, where it does not come to stand on a line of its own on a phone.
    expect(screen.getByText('credit').nextSibling?.textContent).toBe('-$355.89');
  });

  test('downward asks for no card and says when it holds (EDIT-06, EDIT-09)', async () => {
    const id = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Team }] });
    open(`/buy/change-edition?newEdition=0&subId=${id}`);
    await isReviewed();
    expect(await columns()).toEqual(['Current Edition', 'Assigned User', 'Managers', 'Change']);
    expect(await rows()).toEqual([
      ['Axure RP Team', 'Unassigned', 'Me', 'Changes to Axure RP Pro on Dec 31, 2026'],
    ]);
    expect(summary().getByText('Nothing is charged now.')).toBeTruthy();
    expect(summary().getByText(/Dec 31, 2026/)).toBeTruthy();
    expect(screen.queryByLabelText('Card Number')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', false),
    );
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('spans groups: a grid and an adjustment for each, one total, and the seats that are left out (EDIT-14, EDIT-18, D-74)', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [
        { id: 'a1', licenseType: Pro },
        { id: 'a2', licenseType: Enterprise },
        { id: 'a3', licenseType: Team },
      ],
    });
    await portal.group(owner, {
      ...THIS_YEAR,
      purchaseDate: '2025-06-01',
      seats: [{ id: 'b1', licenseType: Pro }],
    });
    open('/manage');
    await screen.findAllByText('Group 1');
    openWithSeats('/buy/change-edition?newEdition=1', ['a1', 'a2', 'a3', 'b1']);
    await isReviewed();
    expect((await rows(2)).map(([, , , change, price]) => [change, price])).toEqual(
      expect.arrayContaining([
        ['Changes to Axure RP Team today', '$504.00'],
        ['Changes to Axure RP Team on Dec 31, 2026', '–'],
      ]),
    );
    expect(await rows(1)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Subscription Group Adjustment' })).toHaveLength(2);
    expect(summary().getAllByText('$148.11')).toHaveLength(2);
    expect(summary().getByText('$296.22')).toBeTruthy();
    expect(screen.getByText('1 selected seat is already what was chosen, or will be.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Submit' })).toHaveLength(1);
  });

  test('has a row for a coupon (COUP-11)', async () => {
    const id = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
    await portal.coupon(owner, {
      id: 'loyal',
      type: 'percent',
      amount: '20',
      description: 'Loyal',
      endDate: null,
      uses: 2,
      productCodes: [productCode(Team, 2)],
    });
    open(`/buy/change-edition?newEdition=1&subId=${id}`);
    await isReviewed();
    const found = await amounts();
    expect(found.some((text) => text?.includes('20') && text.includes('-$29.62'))).toBe(true);
    expect(summary().getByText('$118.49')).toBeTruthy();
  });

  test('of a bundle names its domain (CLOUD-14)', async () => {
    const seats = [{ licenseType: 3 as const, assignedTo: 'acme' }];
    const spec = { ...THIS_YEAR, kind: 'ase' as const, licenseType: 3, domain: 'acme', seats };
    const id = await portal.group(owner, spec);
    open(`/buy/change-edition?newEdition=4&isCloud=true&subId=${id}`);
    await isReviewed();
    expect((await columns()).slice(0, 2)).toEqual(['Product', 'Domain']);
    expect((await rows())[0]?.[1]).toContain('acme');
  });

  test('of very many seats shows them a page at a time', async () => {
    const seats = Array.from({ length: 120 }, () => ({ licenseType: Pro }));
    const id = await portal.group(owner, { ...THIS_YEAR, seats });
    open(`/buy/change-edition?newEdition=1&subId=${id}`);
    await isReviewed();
    expect(await rows()).toHaveLength(50);
    expect(screen.getByText('1–50 of 120 seats')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('51–100 of 120 seats');
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('More seats could not be loaded.');
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('101–120 of 120 seats');
    expect(await rows()).toHaveLength(20);
    expect(screen.getByRole('button', { name: 'Next' }).matches(':disabled')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('51–100 of 120 seats')).toBeTruthy();
  });
});

describe('a change of billing term', () => {
  test('to a longer one is paid now and starts a new period (NAV-06, TERM-07)', async () => {
    const spec = {
      startDate: '2026-04-01',
      expireDate: '2026-04-30',
      term: 1,
      seats: [{ licenseType: Pro }],
    };
    const id = await portal.group(owner, spec);
    open(`/buy/change-term?newTerm=2&subId=${id}`);
    await isReviewed();
    expect(await columns()).toEqual(['Product', 'Assigned User', 'Managers', 'Change', 'Price']);
    expect((await rows())[0]?.slice(3)).toEqual(['Changes to Annual today', '$300.00']);
    expect((await card()).getByText(/until Apr 30, 2026; then until Apr 10, 2027/)).toBeTruthy();
    expect(await screen.findByLabelText('Card Number')).toBeTruthy();
  });
});

describe('with nothing to change the customer is back at the products', () => {
  test.each([
    '/buy/change-edition?newEdition=1',
    '/buy/change-term?newTerm=2',
    '/buy/change-term?newTerm=2&subId=nope',
    '/buy/change-edition?newEdition=1&subId=nope&isCloud=true',
  ])('%s (NAV-28, MAN-33, EDIT-16, D-142)', async (path) => {
    const { address } = open(path);
    await waitFor(() => expect(address()).toMatch(/^\/manage/));
  });

  test('and shows why, where there is a reason', async () => {
    const id = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Team }] });
    const { address } = open(`/buy/change-edition?newEdition=1&subId=${id}`);
    await screen.findByText('All selected licenses are already the specified edition.');
    expect(address()).toBe('/manage');
  });

  test('says nothing about a group of another customer (NAV-28)', async () => {
    const id = await portal.group(await portal.user(), { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
    const { address } = open(`/buy/change-edition?newEdition=1&subId=${id}`);
    await waitFor(() => expect(address()).toBe('/manage'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('an outage is shown, and the review goes on when it is over', async () => {
  const id = await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
  answerWith('EditionChangePreview', { preview: null });
  open(`/buy/change-edition?newEdition=1&subId=${id}`);
  await screen.findByText('Your changes could not be worked out.');
  vi.restoreAllMocks();
  await isReviewed();
});
