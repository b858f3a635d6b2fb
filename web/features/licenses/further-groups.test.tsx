import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { duringTests } from '#tests/testkit/during-tests';
import type { TestGroup } from '#tests/testkit/portal-data';
import { startPortal } from '#tests/testkit/start-portal';
import type { TestUser } from '#tests/testkit/start-vendor';
import { askTwiceForGroups } from '../../testing/further-groups';
import { openApp } from '../../testing/open-app';
import { requestsOver } from '../../testing/requests';
import { said } from '../../testing/said';

const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const portal = duringTests(() => startPortal());

const groupsOf = (owner: TestUser, count: number, spec: Partial<TestGroup> & Pick<TestGroup, 'seats'>) =>
  Promise.all(Array.from({ length: count }, () => portal.group(owner, { ...THIS_YEAR, ...spec })));
const RP = { seats: [{ licenseType: LicenseType.Pro }] };
const CLOUD = { kind: 'cfb', cloudAuthorCount: 1, seats: [] } as const;
const OLDEST = { ...THIS_YEAR, purchaseDate: '2020-01-01' };

test('further groups that failed to load show a message, and load on retry', async () => {
  const owner = await portal.user();
  const group = { ...THIS_YEAR, seats: [{ licenseType: LicenseType.Pro }] };
  await Promise.all(Array.from({ length: 21 }, () => portal.group(owner, group)));
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await askTwiceForGroups(portal);
  await waitFor(() => expect(screen.getAllByRole('region', { name: /^Group / })).toHaveLength(21));
});

test('further groups are added to those shown, one of which is offered', async () => {
  const owner = await portal.user();
  await groupsOf(owner, 20, RP);
  const offer = { pendingOwnerEmail: 'karin@test.example', pendingDate: '2026-04-01' };
  await portal.group(owner, { ...THIS_YEAR, ...RP, ...offer, purchaseDate: '2026-02-01' });
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more groups' }));
  const groups = () => screen.getAllByRole('region', { name: /^Group / });
  await waitFor(() => expect(groups()).toHaveLength(21));
  await requestsOver();
  expect(groups()).toHaveLength(21);
});

test.each([
  { what: 'RP', spec: RP, count: 20, page: '/manage?' },
  { what: 'cloud', spec: CLOUD, count: 50, page: '/manage?cloud=true&' },
])('the address of a $what group leads to it, also on a further page', async ({ spec, count, page }) => {
  const owner = await portal.user();
  await groupsOf(owner, count, spec);
  const id = await portal.group(owner, { ...OLDEST, ...spec });
  openApp({ url: portal.url, path: `${page}sub=${id}`, token: owner.token });
  await waitFor(() => expect(document.activeElement?.id).toBe(`group-${id}`), { timeout: 10_000 });
});

test('an address leads to its group again after another address', async () => {
  const owner = await portal.user();
  const [id] = await groupsOf(owner, 1, RP);
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await screen.findByRole('region', { name: 'Group 1' });
  const jump = async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'group 1');
    await screen.findByRole('option', { name: /^Group 1/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.id).toBe(`group-${id}`));
  };
  await jump();
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await userEvent.keyboard('{Escape}');
  await jump();
});

test('a failed payment of a cloud group on a further page is told above all groups', async () => {
  const owner = await portal.user();
  await groupsOf(owner, 50, CLOUD);
  await portal.group(owner, {
    ...OLDEST,
    ...CLOUD,
    firstFailedPaymentAttempt: 1,
    firstFailedPaymentDate: '2026-04-02',
  });
  openApp({ url: portal.url, path: '/manage?cloud=true', token: owner.token });
  await screen.findByText(said('Payment failed for Group 1 on Apr 2, 2026.'));
});

test('all seats are selected, of however many groups', async () => {
  const owner = await portal.user();
  await groupsOf(owner, 201, RP);
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 201' }));
  await screen.findByText('201 selected');
});
