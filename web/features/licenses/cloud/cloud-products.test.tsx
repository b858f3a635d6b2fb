import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { askTwiceForGroups } from '../../../testing/further-groups';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';

const { Pro, Asec5, Asec20 } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const { portal, owner, open } = portalOfOwner({ name: 'Cora Lindahl' });
afterEach(() => portal.faults({}));

const giveCloud = (spec = {}) =>
  portal.group(owner, {
    ...THIS_YEAR,
    kind: 'cfb',
    cloudAuthorCount: 3,
    rpPublisherCount: 1,
    seats: [],
    ...spec,
  });
const giveRp = () => portal.group(owner, { ...THIS_YEAR, seats: [{ licenseType: Pro }] });
const tab = (name: string) => screen.findByRole('link', { name, current: 'page' });

describe('Manage Products opens', () => {
  test('on its RP tab, with both tabs to choose from (MAN-01)', async () => {
    await giveRp();
    await giveCloud();
    const { address } = open();
    await screen.findByRole('heading', { name: 'Manage Products', level: 1 });
    await tab('Axure RP');
    await screen.findByText('1 Pro');
    await userEvent.click(screen.getByRole('link', { name: 'Axure Cloud' }));
    await screen.findByText('3 Authors, 1 Publisher');
    expect(address()).toBe('/manage?cloud=true');
    await tab('Axure Cloud');
  });

  test('on the tab that the address asks for, or the only one with something in it (MAN-02)', async () => {
    await giveCloud();
    const { address } = open();
    await tab('Axure Cloud');
    await screen.findByText('3 Authors, 1 Publisher');
    expect(address()).toBe('/manage');
    await userEvent.click(screen.getByRole('link', { name: 'Axure RP' }));
    await screen.findByText('You have no products yet');
    expect(address()).toBe('/manage?cloud=false');
  });

  test('with a way to buy where there is nothing, on either tab (MAN-03, CLOUD-19)', async () => {
    open();
    await screen.findByText('You have no products yet');
    const purchase = () => screen.getByRole('link', { name: 'Proceed to Purchase' }).getAttribute('href');
    expect(purchase()).toBe('/buy?type=rp');
    await userEvent.click(screen.getByRole('link', { name: 'Axure Cloud' }));
    await screen.findByText('You have no cloud products yet');
    expect(purchase()).toBe('/buy?type=cfb');
  });
});

describe('the cloud tab', () => {
  test('lists groups under their headings, each with all there is to know of it (CLOUD-01, MAN-13)', async () => {
    const active = await giveCloud({ domain: 'acme', purchaseDate: '2025-12-20' });
    await giveCloud({
      kind: 'ase',
      cloudAuthorCount: 0,
      rpPublisherCount: 0,
      startDate: '2026-06-01',
      expireDate: '2028-05-31',
      multiplier: 2,
      licenseType: Asec20,
      seats: [{ licenseType: Asec20 }],
    });
    await giveCloud({ startDate: '2025-01-01', expireDate: '2025-12-31', canceled: true });
    open('/manage?cloud=true');

    const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
    expect(upcoming.getByText('Starts').textContent).toBe('Starts Jun 1, 2026');
    expect(upcoming.getByText(said('Cloud for Business - 20 Publishers'))).toBeDefined();
    expect(upcoming.getByText('20 Publishers')).toBeDefined();
    expect(upcoming.getByText('2 Year')).toBeDefined();
    expect(upcoming.getByText('Not assigned yet')).toBeDefined();
    expect(upcoming.getByRole('link', { name: /^Assign Domain to Group \d$/ })).toBeDefined();

    const group = within(
      within(screen.getByRole('region', { name: 'Active' })).getByRole('region', { name: 'Group 2' }),
    );
    expect(group.getByText('3 Authors, 1 Publisher')).toBeDefined();
    expect(group.getByText('Renews Jan 1, 2027')).toBeDefined();
    expect(group.getByText('Me')).toBeDefined();
    expect(group.getByRole('link', { name: /acme\.axure\.cloud/ }).getAttribute('href')).toBe(
      'https://acme.axure.cloud',
    );
    expect(group.getByRole('link', { name: '+ Add Users to Group 2' }).getAttribute('href')).toBe(
      `/buy?type=cfb&sub=${active}`,
    );
    expect(group.getByText('Dec 20, 2025')).toBeDefined();

    const expired = within(screen.getByRole('region', { name: 'Expired' }));
    expect(expired.getByText('Ended on Dec 31, 2025')).toBeDefined();
    expect(expired.queryByRole('link', { name: /Add Users/ })).toBeNull();
  });

  test('leads an organization to the host of all, and tells a transfer that waits (CLOUD-18, MAN-14)', async () => {
    await giveCloud({
      kind: 'cloud',
      orgName: 'Acme Design',
      pendingOwnerEmail: 'karin@test.example',
      pendingDate: '2026-04-01',
    });
    open('/manage?cloud=true');
    const link = await screen.findByRole('link', { name: /Acme Design/ });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/[^/]+$/);
    expect(screen.getByText('Organization')).toBeDefined();
    screen.getByText(said('Pending ownership transfer to karin@test.example on Apr 1, 2026'));
  });

  test('tells a failed payment above everything (MAN-09)', async () => {
    await giveCloud({ firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-02' });
    open('/manage?cloud=true');
    await screen.findByText(said('Payment failed for Group 1 on Apr 2, 2026.'));
    screen.getByText('Payment failed on Apr 2, 2026');
    expect(screen.queryByRole('link', { name: /Add Users/ })).toBeNull();
  });

  test('does not offer more seats of what a purchase order paid for (D-62)', async () => {
    await giveCloud({ kind: 'ase', licenseType: Asec5, autoRenew: false, seats: [{ licenseType: Asec5 }] });
    open('/manage?cloud=true');
    await screen.findByText('Purchase order');
    screen.getByText('Expires Dec 31, 2026');
    expect(screen.queryByRole('link', { name: /Add Users/ })).toBeNull();
  });

  test('brings the group that the address names into view (MAN-32)', async () => {
    await giveCloud({ purchaseDate: '2026-02-01' });
    const named = await giveCloud({ domain: 'acme' });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    open(`/manage?cloud=true&sub=${named}`);
    const region = await screen.findByRole('region', { name: 'Group 1' });
    expect(scrolled.mock.contexts).toContain(region);
    scrolled.mockRestore();
  });

  test('says so while the service does not answer, and comes back by a retry', async () => {
    await giveCloud();
    open('/billing');
    const manage = await screen.findByRole('link', { name: 'Manage Products' });
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(manage);
    await userEvent.click(await screen.findByRole('link', { name: 'Axure Cloud' }));
    await screen.findByText('Your cloud products could not be loaded.');
    expect(screen.queryByText('You have no cloud products yet')).toBeNull();
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('3 Authors, 1 Publisher');
  });

  test('is there without what the renewals cost, where that alone could not be read (D-125)', async () => {
    await giveCloud();
    await portal.faults({ refuse: '/user/loadUserCoupons' });
    open('/manage?cloud=true');
    await screen.findByText('3 Authors, 1 Publisher');
    screen.getByText(/this may not be up to date/);
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  test('tells that further groups did not come, and asks for them again', async () => {
    await Promise.all(Array.from({ length: 51 }, () => giveCloud()));
    open('/manage?cloud=true');
    await askTwiceForGroups(portal);
    await screen.findByRole('region', { name: 'Group 51' });
    await waitFor(() => expect(screen.getAllByText('3 Authors, 1 Publisher')).toHaveLength(51));
    expect(screen.queryByRole('button', { name: 'Show more groups' })).toBeNull();
  });
});
