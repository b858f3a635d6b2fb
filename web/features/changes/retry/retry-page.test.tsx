import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import { renewalCoupon } from '#tests/testkit/renewal-coupon';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { DECLINED, fillCard } from '../../../testing/card-modal';
import { otherSession } from '../../../testing/change-elsewhere';
import { openApp } from '../../../testing/open-app';
import { said } from '../../../testing/said';
import { showOrigin } from '../../../testing/show-origin';
import { isConfirmed, total } from '../../../testing/store';
import { submitButton } from '../../../testing/submit-button';

const { Pro, Team } = LicenseType;
const ended = { expireDate: '2026-04-10' };
const PAST_DUE = {
  startDate: '2025-04-11',
  ...ended,
  firstFailedPaymentAttempt: 1,
  firstFailedPaymentDate: '2026-04-11',
};
/** A renewing seat, one that changes its edition, and a canceled one. */
const MIXED = [
  { licenseType: Pro, assignedTo: 'a@lee.example' },
  { licenseType: Team, ...ended, futureLicenseType: Pro },
  { licenseType: Team, ...ended },
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
afterEach(() => vi.restoreAllMocks());

const pathOf = (id: string) => `/buy/retry-payment/${id}`;
const open = (path: string) => openApp({ url: portal.url, path, token: owner.token });
const selects = () => screen.findAllByRole<HTMLSelectElement>('combobox', { name: /^Axure RP/ });
const canSubmit = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled;

describe('the page', () => {
  test('says what failed and proposes a choice per seat, each of which changes the total (NAV-12, INFO-08, PAY-05, PAY-06, PAY-07, PAY-09)', async () => {
    open(pathOf(await portal.group(owner, { ...PAST_DUE, seats: MIXED })));
    const [first, second, third] = await selects();
    expect([first, second, third].map((select) => select?.value)).toEqual(['RENEW', 'RENEW', 'CANCEL']);
    expect([...(first?.options ?? [])].map(({ text }) => text)).toEqual(['Cancel', 'Renew']);
    expect(screen.getByText('Automatic payment failed on Apr 11, 2026')).toBeDefined();
    expect(screen.getByText('Renews as Axure RP Pro')).toBeDefined();
    await total('$600.00');
    if (!first || !third) throw new Error('There are three seats.');
    await userEvent.selectOptions(first, 'Cancel');
    await total('$300.00');
    await userEvent.selectOptions(third, 'Renew');
    await total('$804.00');
    expect(screen.getByText('2 renewed, 1 canceled')).toBeDefined();
  });

  test('says of each term what is paid for and when it is billed again, where seats renew for several', async () => {
    const monthly = { licenseType: Pro, ...ended, futureTerm: 1, futureMultiplier: 1 };
    open(pathOf(await portal.group(owner, { ...PAST_DUE, seats: [{ licenseType: Pro }, monthly] })));
    await total('$329.00');
    await screen.findByText(
      said(
        'This pays for Apr 11, 2026 to Apr 10, 2027 for 1 seat (Annual), to May 10, 2026 for 1 seat (Monthly). Next billed on May 11, 2026 and Apr 11, 2027.',
      ),
    );
  });

  test('shows what a renewal coupon takes off the prices of the seats', async () => {
    await portal.coupon(owner, renewalCoupon(owner.id));
    open(
      pathOf(await portal.group(owner, { ...PAST_DUE, seats: [{ licenseType: Pro }, { licenseType: Pro }] })),
    );
    await total('$480.00');
    const amountOf = (name: string) => screen.getByRole('button', { name }).closest('li')?.textContent;
    expect(amountOf('Axure RP Pro × 2')).toMatch(/^Axure RP Pro × 2\$600\.00/);
    expect(amountOf('Loyal, 20%')).toMatch(/^Loyal, 20%-\$120\.00/);
  });

  test('cannot be submitted until a seat renews (PAY-08)', async () => {
    await portal.buy(owner);
    open(pathOf(await portal.group(owner, { ...PAST_DUE, seats: [{ licenseType: Pro }] })));
    await total('$300.00');
    await submitButton();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
    await screen.findByText('Please select at least one seat to renew.');
    expect(canSubmit()).toBe(false);
    expect(screen.getByText('0 renewed, 1 canceled')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Renew all' }));
    await total('$300.00');
    await submitButton();
  });

  test('says why the payment failed, with which card, and what happens if nothing is done', async () => {
    const failedPayment = {
      date: '2026-04-11',
      reason: 'The card was declined: there is not enough money for it. Please use another card.',
      total: 600_00,
      card: { cardType: 'Visa', lastFour: '1115' },
    };
    open(pathOf(await portal.group(owner, { ...PAST_DUE, failedPayment, seats: MIXED })));
    await screen.findByText(failedPayment.reason);
    expect(screen.getByText('Last tried').parentElement?.textContent).toBe(
      'Last triedApr 11, 2026, $600.00 with Visa ending in 1115',
    );
    screen.getByText(
      said(
        /^Its seats ended on Apr 10, 2026 and stay ended\. The payment is not tried again automatically.* up to Apr 10, 2027\.$/,
      ),
    );
  });

  test('ends the whole group once it is asked and answered, and leads back (PAY-03)', async () => {
    const { address } = open(pathOf(await portal.group(owner, { ...PAST_DUE, seats: MIXED })));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Group' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this subscription group?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel Group' }));
    await screen.findByText(said('Group 1 canceled.'));
    await waitFor(() => expect(address()).toMatch(/^\/manage/));
    expect(screen.queryByText('No payment is due for this subscription.')).toBeNull();
  });

  test('takes counted cloud seats as well', async () => {
    const cloud = { ...PAST_DUE, kind: 'cfb', cloudAuthorCount: 2, rpPublisherCount: 1, seats: [] } as const;
    open(`${pathOf(await portal.group(owner, { ...cloud, domain: 'acme' }))}?isCloud=true`);
    await total('$768.00');
    await userEvent.selectOptions(await screen.findByLabelText('Cloud Author, 2'), 'Cancel');
    await total('$564.00');
  });

  test('says that more seats could not be loaded, and tries again when asked to', async () => {
    const seats = Array.from({ length: 51 }, () => ({ licenseType: Pro }));
    open(pathOf(await portal.group(owner, { ...PAST_DUE, seats })));
    expect(await selects()).toHaveLength(50);
    await portal.faults({ failRequests: 1000 });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('More seats could not be loaded.');
    expect(await selects()).toHaveLength(50);
    await portal.faults({});
    fireEvent.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Retry' })[0] ?? document,
    );
    await screen.findByText('51–51 of 51 seats');
    expect(await selects()).toHaveLength(1);
  });

  test.each([
    ['is not there', null],
    ['is not past due', { startDate: '2026-01-01', expireDate: '2026-12-31' }],
  ])('leads back where the group %s (NAV-28, PAY-15)', async (_name, spec) => {
    const id = spec && (await portal.group(owner, { ...spec, seats: [{ licenseType: Pro }] }));
    const { address } = open(pathOf(id ?? 'unknown'));
    await waitFor(() => expect(address()).toMatch(/^\/manage/));
  });

  test('leads back where the group is another customer’s (NAV-28, PAY-15)', async () => {
    const seats = [{ licenseType: Pro, managers: [owner.email] }];
    const id = await portal.group(await portal.user(), { ...PAST_DUE, seats });
    const { address } = open(pathOf(id));
    await waitFor(() => expect(address()).toMatch(/^\/manage/));
  });
});

describe('a group that was settled in another tab', () => {
  async function openThenCancelElsewhere() {
    await portal.buy(owner);
    const id = await portal.group(owner, { ...PAST_DUE, seats: [{ licenseType: Pro }] });
    const { address } = open(pathOf(id));
    await total('$300.00');
    const submit = await submitButton();
    const ask = await otherSession(portal, owner.email);
    const { data } = await ask(`mutation { cancelSubscriptionGroup(id: ${JSON.stringify(id)}) { success } }`);
    expect(data.cancelSubscriptionGroup.success).toBe(true);
    return { address, submit };
  }

  const isLeftWithReason = async (address: () => string) => {
    await waitFor(() => expect(address()).toMatch(/^\/manage/));
    expect(await screen.findAllByText('No payment is due for this subscription.')).toHaveLength(1);
  };

  test('is left with the reason when it is submitted, and nothing is charged', async () => {
    const { address, submit } = await openThenCancelElsewhere();
    const before = (await portal.charges()).length;
    await userEvent.click(submit);
    await isLeftWithReason(address);
    expect((await portal.charges()).slice(before)).toEqual([]);
  });

  test('is left with the reason when its customer comes back to the page', async () => {
    const { address } = await openThenCancelElsewhere();
    // The gateway caches answers of a session for some seconds.
    await waitFor(
      () => {
        fireEvent.focus(window);
        expect(address()).toMatch(/^\/manage/);
      },
      { interval: 500 },
    );
    await isLeftWithReason(address);
  });
});

describe('paying', () => {
  test('ends at a thank-you that says the renewal may take a few minutes (PAY-11)', async () => {
    await portal.buy(owner);
    const before = (await portal.charges()).length;
    const { address } = open(pathOf(await portal.group(owner, { ...PAST_DUE, seats: MIXED })));
    await total('$600.00');
    await userEvent.click(await submitButton());
    await isConfirmed();
    screen.getByText('Your renewal is being processed. This change may take a few minutes.');
    expect(address()).toMatch(/^\/buy\/thankyou\/[^/?]+\?processing=1$/);
    expect((await portal.charges()).slice(before)).toEqual(['600.00']);
  });

  test('says why it was refused, and charges nothing (PAY-12)', async () => {
    const before = (await portal.charges()).length;
    open(pathOf(await portal.group(owner, { ...PAST_DUE, seats: [{ licenseType: Pro }] })));
    await total('$300.00');
    await fillCard(DECLINED);
    await userEvent.click(await submitButton());
    expect((await screen.findByText(/declined/i)).closest('[role="alert"]')).not.toBeNull();
    expect(canSubmit()).toBe(true);
    expect((await portal.charges()).slice(before)).toEqual([]);
  });
});
