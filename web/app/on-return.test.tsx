import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { portalOfOwner } from '../testing/owner-portal';
import { countRequests, requestsOver } from '../testing/requests';

const FIRST_DAY = '2026-12-31';
const NEXT_DAY = '2027-01-01';
const { Pro } = LicenseType;

const { portal, owner, open } = portalOfOwner();
beforeEach(async () => {
  await portal.passTo(FIRST_DAY);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const comeBack = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));
const seats = [{ licenseType: Pro, managers: [] }];
const ENDS = { autoRenew: false, canceled: true };
const YEAR_END = {
  id: 'year-end',
  type: 'percent',
  amount: '20',
  description: 'Year end',
  endDate: FIRST_DAY,
  uses: 3,
  productCodes: [802_100],
} as const;
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const footerYears = () => screen.findByText(/^© 2002-\d{4}/);

describe('a page that stayed open over midnight, when its customer comes back to it', () => {
  test('tells the group that ended and the one that began, as a page that is opened now does', async () => {
    await portal.group(owner, { startDate: '2026-01-01', expireDate: FIRST_DAY, seats, ...ENDS });
    await portal.group(owner, { startDate: NEXT_DAY, expireDate: '2027-12-31', seats });
    open();
    expect((await region('Active')).getByText('Group 1')).toBeDefined();
    expect((await region('Upcoming')).getByText('Group 2')).toBeDefined();
    await portal.passTo(NEXT_DAY);
    comeBack();
    expect((await region('Expired')).getByText('Ended on Dec 31, 2026')).toBeDefined();
    expect((await region('Active')).getByText('Group 2')).toBeDefined();
    expect(screen.queryByText('Group 1 ends')).toBeNull();
    expect((await footerYears()).textContent).toContain('-2027');
  });

  test('finds what ends soon as counted from the new day', async () => {
    await portal.group(owner, { startDate: '2026-05-01', expireDate: '2027-04-01', seats, ...ENDS });
    open('/manage?show=ending');
    await screen.findByText('No seats match');
    await portal.passTo(NEXT_DAY);
    comeBack();
    await screen.findByText('Expires Apr 1, 2027');
  });

  test('asks for the day alone as long as it is the same, and again after an answer that was lost', async () => {
    await portal.group(owner, { startDate: '2026-01-01', expireDate: FIRST_DAY, seats });
    const stop = countRequests();
    open();
    await screen.findByText('Renews Jan 1, 2027');
    await requestsOver();
    const sent = vi.spyOn(window, 'fetch');
    comeBack();
    fireEvent.focus(window);
    await requestsOver();
    expect(sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName)).toEqual([
      'PortalDay',
    ]);
    await portal.passTo(NEXT_DAY);
    sent.mockRejectedValueOnce(new TypeError('The answer was lost.'));
    comeBack();
    await requestsOver();
    expect(screen.getByText('Renews Jan 1, 2027')).toBeDefined();
    expect((await footerYears()).textContent).toContain('-2026');
    fireEvent.focus(window);
    await screen.findByText(/2002-2027/);
    await requestsOver();
    stop();
  });

  test('offers no coupon that ended with the day before, and says what became of the price', async () => {
    await portal.coupon(owner, YEAR_END);
    open('/buy?pro=1');
    const summary = within(await screen.findByRole('complementary'));
    await summary.findByText('$240.00', { selector: 'strong *' });
    expect(screen.getAllByText(/Year end/).length).toBeGreaterThan(0);
    await portal.passTo(NEXT_DAY);
    comeBack();
    fireEvent.focus(window);
    await summary.findByText('$300.00', { selector: 'strong *' });
    await summary.findByRole('button', { name: 'was $240.00' });
    await waitFor(() => expect(screen.queryAllByText(/Year end/)).toEqual([]));
  });
});

describe('a page that stays in front of its customer over midnight, with nobody leaving it', () => {
  const QUARTER_MS = 900_000;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    // Away from the quarter hours, so that a slow machine does not cross one by accident.
    const now = new Date(`${FIRST_DAY}T23:50:00Z`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true, now });
  });

  test('tells what the new day made of its groups within a quarter of an hour', async () => {
    await portal.group(owner, { startDate: '2026-01-01', expireDate: FIRST_DAY, seats, ...ENDS });
    open();
    expect((await region('Active')).getByText('Group 1')).toBeDefined();
    await portal.passTo(NEXT_DAY);
    await pass(QUARTER_MS);
    expect((await region('Expired')).getByText('Ended on Dec 31, 2026')).toBeDefined();
    expect((await footerYears()).textContent).toContain('-2027');
  });

  test('says what became of the price that stands in a cart', async () => {
    await portal.coupon(owner, { ...YEAR_END, id: 'at-midnight' });
    open('/buy?pro=1');
    const summary = within(await screen.findByRole('complementary'));
    await summary.findByText('$240.00', { selector: 'strong *' });
    await portal.passTo(NEXT_DAY);
    await pass(QUARTER_MS);
    await summary.findByText('$300.00', { selector: 'strong *' });
    await summary.findByRole('button', { name: 'was $240.00' });
  });

  test('asks for nothing but the day while that is the same, however long it stays, and for nothing unseen', async () => {
    const stop = countRequests();
    open();
    await footerYears();
    await requestsOver();
    // Lets the page's delayed requests finish.
    await pass(10_000);
    await requestsOver();
    const sent = vi.spyOn(window, 'fetch');
    for (const _ of Array.from({ length: 5 })) {
      await pass(QUARTER_MS);
      await requestsOver();
    }
    const asked = sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName);
    expect(asked).toEqual(Array.from({ length: 5 }, () => 'PortalDay'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(QUARTER_MS);
    await requestsOver();
    expect(sent).toHaveBeenCalledTimes(5);
    stop();
  });
});

test('a page is read again on the same day when its customer comes back an hour later, and not before', async () => {
  const id = await portal.group(owner, { startDate: '2026-01-01', expireDate: NEXT_DAY, seats });
  const stop = countRequests();
  open();
  await screen.findByText('Renews Jan 2, 2027');
  await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { authorization: owner.token, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { nameGroup(input: { subscriptionId: "${id}", name: "Design" }) { success } }`,
    }),
  });
  comeBack();
  await requestsOver();
  expect(screen.queryByRole('region', { name: 'Group 1 (Design)' })).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  comeBack();
  expect(await screen.findByRole('region', { name: 'Group 1 (Design)' })).toBeDefined();
  stop();
});
