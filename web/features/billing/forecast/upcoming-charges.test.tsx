import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { catchDownloads, type SavedFile } from '../../../testing/downloads';
import { openApp } from '../../../testing/open-app';

const { Pro, Team } = LicenseType;

let saved: SavedFile[];
const portal = duringTests(() => startPortal());
beforeEach(() => {
  saved = catchDownloads();
});
afterEach(() => portal.faults({}));

const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Upcoming Charges' });
  return within(heading.closest('section') ?? heading);
};

describe('charges to come', () => {
  test('are those of the next twelve months, the next one first, by month and group', async () => {
    const owner = await portal.user();
    await portal.group(owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: Pro }, { licenseType: Pro }, { licenseType: Team }],
    });
    openApp({ url: portal.url, path: '/billing', token: owner.token });
    const upcoming = await card();
    const next = await upcoming.findByText(/^Axure RP Pro \(2\), Axure RP Team \(1\)$/);
    expect(next.closest('dd')?.textContent).toMatch(/^\$\d.* on Jan 1, 2027 for Group 1/);
    expect(upcoming.getByRole('link', { name: 'Group 1' }).getAttribute('href')).toMatch(/^\/manage\?.*sub=/);
    const chart = within(upcoming.getByRole('figure', { name: 'To be charged by month' }));
    expect(chart.getAllByRole('button', { name: /^\w{3} \d{4}: / })).toHaveLength(13);
    const january = chart.getByRole('button', { name: /^Jan 2027: \$[\d,.]+; Group 1 \$/ });
    await userEvent.click(january);
    expect(january.getAttribute('aria-pressed')).toBe('true');
    expect(chart.getByText('in Jan 2027', { exact: false })).toBeTruthy();
  });

  test('name the terms of what is charged for several', async () => {
    const owner = await portal.user();
    const expireDate = '2026-12-31';
    const monthly = { licenseType: Pro, expireDate, futureTerm: 1, futureMultiplier: 1 };
    const seats = [{ licenseType: Pro }, { licenseType: Pro }, monthly];
    await portal.group(owner, { startDate: '2026-01-01', expireDate, seats });
    openApp({ url: portal.url, path: '/billing', token: owner.token });
    expect(
      await (await card()).findByText('Axure RP Pro, Annual (2), Axure RP Pro, Monthly (1)'),
    ).toBeTruthy();
  });

  test('are two of a group of which two periods are due at once', async () => {
    const owner = await portal.user();
    const ended = { startDate: '2026-02-01', expireDate: '2026-02-28', term: 1, multiplier: 1 } as const;
    await portal.group(owner, { ...ended, seats: [{ licenseType: Pro }] });
    openApp({ url: portal.url, path: '/billing', token: owner.token });
    const upcoming = await card();
    expect(await upcoming.findByText('Next charges')).toBeTruthy();
    expect(upcoming.getAllByText('Axure RP Pro (1)')).toHaveLength(2);
  });

  test('can be kept as a table and as a calendar', async () => {
    const owner = await portal.user();
    await portal.group(owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: Pro }],
    });
    openApp({ url: portal.url, path: '/billing', token: owner.token });
    const upcoming = await card();
    await userEvent.click(await upcoming.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await userEvent.click(upcoming.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['upcoming-charges.csv', 'renewals.ics']),
    );
    expect(await saved[0]?.content.text()).toContain('2027-01-01,Group 1,Axure RP Pro × 1,');
    expect(await saved[1]?.content.text()).toMatch(/^BEGIN:VCALENDAR/);
  });

  test('show a message where nothing renews', async () => {
    openApp({ url: portal.url, path: '/billing', token: (await portal.user()).token });
    await (await card()).findByText('Nothing will be charged automatically in the next 12 months.');
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  test('warn of a card that expires before the next one', async () => {
    const owner = await portal.user();
    await portal.replaceCard(owner);
    await portal.passTo('2033-12-31');
    const seats = [{ licenseType: Pro }];
    await portal.group(owner, { startDate: '2033-12-01', expireDate: '2033-12-31', term: 1, seats });
    openApp({ url: portal.url, path: '/billing', token: owner.token });
    expect(await (await card()).findByText('Your card expires before this charge')).toBeTruthy();
  });
});
