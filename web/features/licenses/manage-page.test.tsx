import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { portalOfOwner } from '../../testing/owner-portal';
import { said } from '../../testing/said';

const { Pro, Team, Enterprise } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const { portal, owner, open } = portalOfOwner({ name: 'Diana Okoye' });
afterEach(() => portal.faults({}));

const group = (number: number) => screen.findByRole('region', { name: `Group ${number}` });
const rowsOf = (region: HTMLElement) => within(region).getAllByRole('row').slice(1);
const textsOf = (region: HTMLElement, column: number) =>
  rowsOf(region).map((row) => within(row).getAllByRole('cell')[column + 1]?.textContent);

describe('the groups', () => {
  test('stand under their headings and say everything in one line', async () => {
    await portal.group(owner, {
      startDate: '2026-06-01',
      expireDate: '2027-05-31',
      seats: [{ licenseType: Pro }],
    });
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [{ licenseType: Pro }, { licenseType: Team }, { licenseType: Team }],
    });
    await portal.group(owner, {
      startDate: '2025-01-01',
      expireDate: '2025-12-31',
      seats: [{ licenseType: Enterprise }],
    });
    open();

    const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
    expect(upcoming.getByText('Group 3')).toBeDefined();
    expect(upcoming.getByText('Starts')).toBeDefined();

    const active = within(screen.getByRole('region', { name: 'Active' }));
    expect(active.getByText('1 Pro, 2 Team')).toBeDefined();
    expect(active.getByText('Renews Jan 1, 2027')).toBeDefined();
    expect(active.getByText('$1,308.00')).toBeDefined();
    expect(active.getAllByText('Me').length).toBeGreaterThan(0);
    expect(active.getByRole('link', { name: '+ Add Users to Group 2' }).getAttribute('href')).toMatch(
      /^\/buy\?.*sub=/,
    );

    const expired = within(screen.getByRole('region', { name: 'Expired' }));
    expect(expired.getByText('Ended on Dec 31, 2025')).toBeDefined();
    expect(expired.queryByText(/\$/)).toBeNull();
    expect(expired.queryByRole('table')).toBeNull();
    await userEvent.click(expired.getByRole('button', { name: 'Group 1' }));
    expect(expired.getByRole('table')).toBeDefined();
  });

  test('a failed payment is shown above everything', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [{ licenseType: Pro }],
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: '2026-04-02',
    });
    open();
    await screen.findByText(said('Payment failed for Group 1 on Apr 2, 2026.'));
  });

  test('a pending transfer is shown in its group (INFO-07)', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [{ licenseType: Pro }],
      pendingOwnerEmail: 'karin@test.example',
      pendingDate: '2026-04-01',
    });
    open();
    await screen.findByText(said('Pending ownership transfer to karin@test.example on Apr 1, 2026'));
  });

  test('each says how it goes on, and the page which payment failed (INFO-12)', async () => {
    const seats = [{ licenseType: Pro }];
    await portal.group(owner, { ...THIS_YEAR, seats });
    await portal.group(owner, { ...THIS_YEAR, seats, autoRenew: false });
    await portal.group(owner, { startDate: '2025-01-01', expireDate: '2025-12-31', seats });
    await portal.group(owner, {
      ...THIS_YEAR,
      seats,
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: '2026-04-02',
    });
    open();
    for (const text of [
      'Renews Jan 1, 2027',
      'Expires Dec 31, 2026',
      'Ended on Dec 31, 2025',
      'Payment failed on Apr 2, 2026',
    ]) {
      expect(await screen.findByText(text)).toBeDefined();
    }
  });

  test('seats in use are counted over all of them', async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [
        { licenseType: Pro, assignedTo: 'a@test.example' },
        { licenseType: Pro },
        { licenseType: Team },
      ],
    });
    const { address } = open();
    await screen.findByText(/1 of 3/);
    await userEvent.click(screen.getByRole('button', { name: '2 free to assign' }));
    await waitFor(() => expect(screen.queryByText('a@test.example')).toBeNull());
    expect(address()).toBe('/manage?show=unassigned');
  });
});

test('unassigned seats are not called free to assign for a viewer who manages none of them', async () => {
  const managers = ['max@test.example'];
  await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro, managers }] });
  open();
  await screen.findByRole('button', { name: '1 unassigned' });
  expect(screen.queryByText(/free to assign/)).toBeNull();
});

describe('the seats of a group', () => {
  beforeEach(async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [
        { licenseType: Pro, assignedTo: 'b@test.example', purchaseDate: '2026-01-01', note: 'Lisbon' },
        { licenseType: Team, assignedTo: 'a@test.example', purchaseDate: '2026-03-01' },
        { licenseType: Pro, purchaseDate: '2026-02-01' },
      ],
    });
  });

  test('come newest first, and sorted by the column that is clicked, which the address keeps', async () => {
    const { address } = open();
    const region = await group(1);
    expect(textsOf(region, 5)).toEqual(['Mar 1, 2026', 'Feb 1, 2026', 'Jan 1, 2026']);
    const header = (name: string) => within(region).getByRole('columnheader', { name });
    expect(header('Purchased').getAttribute('aria-sort')).toBe('descending');

    await userEvent.click(within(region).getByRole('button', { name: 'Assigned User' }));
    await waitFor(() => expect(textsOf(region, 1)).toEqual(['a@test.example', 'b@test.example', 'Assign…']));
    expect(header('Assigned User').getAttribute('aria-sort')).toBe('ascending');
    expect(header('Purchased').getAttribute('aria-sort')).toBe('none');
    expect(address()).toBe('/manage?sort=user%3Aasc');

    await userEvent.click(within(region).getByRole('button', { name: 'Assigned User' }));
    await waitFor(() => expect(textsOf(region, 1)).toEqual(['b@test.example', 'a@test.example', 'Assign…']));
  });

  test('say what becomes of them (INFO-11)', async () => {
    const later = { licenseType: Pro, expireDate: '2026-12-31' };
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [
        { licenseType: Pro, assignedTo: 'stays@test.example' },
        { ...later, assignedTo: 'term@test.example', futureTerm: 1 },
        { ...later, assignedTo: 'edition@test.example', futureLicenseType: Team },
        { ...later, assignedTo: 'ends@test.example' },
        { ...later, assignedTo: 'soon@test.example', expireDate: '2026-05-01' },
        { ...later, assignedTo: 'ended@test.example', expireDate: '2026-04-01' },
      ],
    });
    open();
    const changeOf = async (user: string) => {
      const row = (await screen.findByText(`${user}@test.example`)).closest('tr');
      return row && within(row).getAllByRole('cell')[4]?.textContent;
    };
    expect(await changeOf('stays')).toBe('None');
    expect(await changeOf('term')).toBe('Changes to Monthly on Dec 31, 2026');
    expect(await changeOf('edition')).toBe('Changes to Axure RP Team on Dec 31, 2026');
    expect(await changeOf('ends')).toBe('Subscription ends on Dec 31, 2026');
    expect(await changeOf('soon')).toContain('Expiring on May 1, 2026');
    expect(await changeOf('ended')).toBe('Ended on Apr 1, 2026');
  });

  test('are found by what is typed, and a fruitless search says so', async () => {
    const { address } = open();
    await group(1);
    const search = screen.getByRole('textbox', { name: 'Search user, note, manager' });
    await userEvent.type(search, 'lisbon');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByText('b@test.example')).toBeDefined();
    expect(address()).toBe('/manage?q=lisbon');
    await userEvent.type(search, ' nobody');
    await screen.findByText('No seats match');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(document.activeElement).toBe(search);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(address()).toBe('/manage');
  });

  test('become cards on a small screen, with the same powers', async () => {
    window.innerWidth = 375;
    open();
    const region = await group(1);
    expect(within(region).queryByRole('table')).toBeNull();
    expect(within(region).getAllByRole('article')).toHaveLength(3);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Assigned User');
    const users = () =>
      within(region)
        .getAllByRole('article')
        .map((card) => card.querySelector('button')?.textContent);
    await waitFor(() => expect(users()).toEqual(['a@test.example', 'b@test.example', 'Assign…']));
    await userEvent.click(within(region).getByRole('button', { name: /^Assign Axure RP Pro,/ }));
    await screen.findByRole('dialog', { name: 'Assign User' });
  });
});

describe('a long group', () => {
  test('shows fifty seats, then more, then all', async () => {
    const seats = Array.from({ length: 165 }, () => ({ licenseType: Pro }));
    await portal.group(owner, { ...THIS_YEAR, seats });
    open();
    const region = await group(1);
    await screen.findByText('50 of 165 seats');
    // Only one window of rows is rendered, and more on scroll.
    expect(rowsOf(region)).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
    await screen.findByText('150 of 165 seats');
    await userEvent.click(screen.getByRole('button', { name: 'Show 15 more' }));
    await waitFor(() => expect(screen.queryByText(/of 165 seats/)).toBeNull());
    expect(within(region).getByRole('table').getAttribute('aria-rowcount')).toBe('166');
  });
});

describe('while the vendor service does not answer', () => {
  test('the page says so instead of looking empty, and comes back by a retry', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
    open('/billing');
    const tab = await screen.findByRole('link', { name: 'Manage Products' });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(tab);
    await screen.findByText('Your products could not be loaded.');
    expect(screen.queryByText('You have no products yet')).toBeNull();
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Group 1');
  });

  test('of what the renewals cost alone, the products are there without it (D-125)', async () => {
    await portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
    await portal.faults({ refuse: '/user/loadUserCoupons' });
    open();
    expect(within(await group(1)).getByText('Renews Jan 1, 2027')).toBeDefined();
    screen.getByText(/this may not be up to date/);
    expect(within(await group(1)).queryByText(/\$/)).toBeNull();
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => within(await group(1)).getByText(/\$/));
    expect(screen.queryByText(/this may not be up to date/)).toBeNull();
  });
});
