import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { holdAnswer } from '../../../testing/hold';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';

const PAST_DUE = {
  startDate: '2025-04-21',
  expireDate: '2026-04-20',
  firstFailedPaymentAttempt: 1,
  firstFailedPaymentDate: '2026-04-11',
};
const FOR_OTHERS =
  'Automatic payment failed. Please ask the subscription owner to update the payment method.';
const { portal, owner, open } = portalOfOwner();
afterEach(() => portal.faults({}));

const seatOf = (managers?: string[]) => [{ licenseType: LicenseType.Pro, ...(managers && { managers }) }];
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openDetails() {
  await userEvent.click(await screen.findByRole('button', { name: /^More Details/ }));
  return dialogOf('Automatic payment failed on Apr 11, 2026');
}

async function openQuestion() {
  await userEvent.click((await openDetails()).getByRole('button', { name: 'Cancel Group' }));
  return dialogOf('Are you sure you want to cancel this subscription group?');
}

test('the owner finds when it failed and the way to pay after all behind the banner (PAY-02, PAY-06, D-87)', async () => {
  const id = await portal.group(owner, { ...PAST_DUE, seats: seatOf() });
  const { address } = open();
  const details = await openDetails();
  expect(screen.getByText(said('Payment failed for Group 1 on Apr 11, 2026.'))).toBeDefined();
  await userEvent.click(details.getByRole('link', { name: 'Retry Payment' }));
  await waitFor(() => expect(address()).toBe(`/buy/retry-payment/${id}`));
});

test('the dialog names the group, the amount, the card, and the days that a retry pays for (PAY-02)', async () => {
  await portal.buy(owner);
  await portal.group(owner, { ...PAST_DUE, seats: seatOf() });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^More Details/ }));
  const details = await dialogOf('Automatic payment failed on Apr 11, 2026');
  await details.findByText('$300.00');
  expect(screen.getByRole('dialog').textContent).toMatch(
    /Group \d could not be renewed: \$300\.00 is due, and Visa ending in \d{4} is on file\./,
  );
  details.getByText(said(/it pays for Apr 21, 2026 to Apr 20, 2027/));
  expect(details.queryByRole('button', { name: 'Reactivate' })).toBeNull();
});

test('the dialog keeps the place of what is still loading, so that its buttons stay where they are', async () => {
  await portal.group(owner, { ...PAST_DUE, seats: seatOf() });
  open();
  await screen.findByRole('button', { name: /^More Details/ });
  const { release } = holdAnswer('query FailedPayment(');
  const details = await openDetails();
  await screen.findByText('Loading the payment');
  expect(details.queryByText(/^Retry the payment to/)).toBeNull();
  release();
  await details.findByText(/^Retry the payment to/);
  expect(screen.queryByText('Loading the payment')).toBeNull();
});

test('where the days to pay for are over already it says so, and offers a new term first (PAY-02, REAC-01)', async () => {
  await portal.group(owner, {
    ...PAST_DUE,
    startDate: '2025-11-01',
    expireDate: '2025-11-30',
    term: 1,
    multiplier: 1,
    seats: seatOf(),
  });
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^More Details/ }));
  const details = await dialogOf('Automatic payment failed on Apr 11, 2026');
  await details.findByText(said(/^Retrying pays for Dec 1, 2025 to Dec 31, 2025, which has already passed/));
  await userEvent.click(details.getByRole('link', { name: 'Retry Payment' }));
  await screen.findByText(said(/^This pays for Dec 1, 2025 to Dec 31, 2025, which has already passed/));
  window.history.back();
  await waitFor(() => expect(address()).toBe('/manage'));
  const again = await openDetails();
  await userEvent.click(await again.findByRole('button', { name: 'Reactivate' }));
  await screen.findByRole('dialog', { name: 'Reactivate' });
});

test.each([
  [
    { ...PAST_DUE, startDate: '2025-04-01', expireDate: '2026-03-31' },
    /^This begins a new term\. Retrying the failed payment instead pays for Apr 1, 2026 to Mar 31, 2027\./,
  ],
  [
    { ...PAST_DUE, startDate: '2025-11-01', expireDate: '2025-11-30', term: 1, multiplier: 1 } as const,
    /^This begins a new term\. Retrying the failed payment would pay for Dec 1, 2025 to Dec 31, 2025, which has already passed/,
  ],
])('a group that is over says beside Reactivate which days a retry pays for, case %#', async (spec, text) => {
  const id = await portal.group(owner, { ...spec, seats: seatOf() });
  open(`/manage?sub=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Reactivate Group/ }));
  const dialog = await dialogOf('Reactivate');
  await dialog.findByText(text);
});

test('from the cloud the way leads to the page of a cloud group (NAV-12)', async () => {
  const cloud = { ...PAST_DUE, kind: 'cfb', domain: 'acme', cloudAuthorCount: 1, seats: [] } as const;
  const id = await portal.group(owner, cloud);
  open('/manage?cloud=true');
  const link = (await openDetails()).getByRole('link', { name: 'Retry Payment' });
  expect(link.getAttribute('href')).toBe(`/buy/retry-payment/${id}?isCloud=true`);
});

test('the owner is asked before the group is canceled, and may go back (PAY-03, CANC-15)', async () => {
  await portal.group(owner, { ...PAST_DUE, seats: seatOf() });
  open();
  const asked = await openQuestion();
  asked.getByText(said(/^Group 1 \(1 Pro\) is paid until .+\. All of its seats end now/));
  await userEvent.click(asked.getByRole('button', { name: 'Go Back' }));
  const details = await dialogOf('Automatic payment failed on Apr 11, 2026');
  expect(screen.queryByRole('region', { name: 'Expired' })).toBeNull();
  await userEvent.click(details.getByRole('button', { name: 'Cancel Group' }));
  const question = await dialogOf('Are you sure you want to cancel this subscription group?');
  await userEvent.click(question.getByRole('button', { name: 'Cancel Group' }));
  const expired = await screen.findByRole('region', { name: 'Expired' });
  expect(within(expired).getByRole('button', { name: 'Group 1' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^Payment failed for Group/)).toBeNull();
});

test('a cancellation without an answer says so, and changes nothing', async () => {
  await portal.group(owner, { ...PAST_DUE, seats: seatOf() });
  open();
  const question = await openQuestion();
  await portal.faults({ failRequests: 1000 });
  await userEvent.click(question.getByRole('button', { name: 'Cancel Group' }));
  // A toast of another cancellation may still be visible.
  const details = await dialogOf('Automatic payment failed on Apr 11, 2026');
  expect((await details.findByRole('alert')).textContent).toMatch(/^The service is not answering/);
  expect(screen.queryByRole('region', { name: 'Expired' })).toBeNull();
});

test('others read whom to ask, and have nothing to press (PAY-04, D-87)', async () => {
  const manager = await portal.user();
  await portal.group(owner, { ...PAST_DUE, seats: seatOf([manager.email]) });
  open('/manage', manager.token);
  const banner = (await screen.findByText(FOR_OTHERS)).closest<HTMLElement>('[role="status"]');
  if (!banner) throw new Error('The text is in the banner.');
  expect(within(banner).queryByRole('button')).toBeNull();
  expect(within(banner).queryByRole('link')).toBeNull();
});

test('a group whose seats have already ended does not say that they end now, or could be kept (PAY-02, PAY-03)', async () => {
  await portal.group(owner, {
    ...PAST_DUE,
    expireDate: '2026-03-31',
    startDate: '2025-04-01',
    seats: seatOf(),
  });
  open();
  const details = await openDetails();
  expect(
    await details.findByText(said(/^Retry the payment to have its seats again: it pays for /)),
  ).toBeDefined();
  await userEvent.click(details.getByRole('button', { name: 'Cancel Group' }));
  const question = await dialogOf('Are you sure you want to cancel this subscription group?');
  expect(question.getByText(said(/was paid until Mar 31, 2026/)).textContent).toMatch(
    /was paid until Mar 31, 2026, when its seats ended\. Nothing more is charged for them\.$/,
  );
});
