import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';

const { Asec10 } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const TEN = { licenseType: Asec10, assignedTo: 'acme' } as const;

const { portal, owner } = portalOfOwner({ name: 'Cora Lindahl', company: 'Brightline' });

const open = (token = owner.token) => openApp({ url: portal.url, path: '/manage?cloud=true', token });
const giveCounted = (spec = {}) =>
  portal.group(owner, {
    ...THIS_YEAR,
    kind: 'cfb',
    cloudAuthorCount: 3,
    rpPublisherCount: 2,
    domain: 'acme',
    seats: [],
    ...spec,
  });
const giveBundle = (seat = {}) =>
  portal.group(owner, {
    ...THIS_YEAR,
    kind: 'ase',
    licenseType: Asec10,
    domain: 'acme',
    seats: [{ ...TEN, ...seat }],
  });

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Group 1' }));
  return within(await screen.findByRole('menu'));
}

async function choose(what: string, to: string) {
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: what }));
  const dialog = within(await screen.findByRole('dialog', { name: what }));
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${to}\\b`) }));
  return dialog;
}

async function goOn(what: string, to: string) {
  await userEvent.click((await choose(what, to)).getByRole('button', { name: 'Continue' }));
}

describe('a cloud group', () => {
  test('gets a shorter term at the end of the term: reviewed, submitted, and told on its card (TERM-11, TERM-07)', async () => {
    const id = await giveCounted();
    const { address } = open();
    await goOn('Change Billing Term', 'Monthly');
    await screen.findByRole('heading', { name: 'Review Your Changes' });
    expect(address()).toBe(`/buy/change-term?newTerm=1&isCloud=true&subId=${id}`);
    const table = within(await screen.findByRole('table', { name: 'Changes in Group 1' }));
    table.getByRole('columnheader', { name: 'Domain' });
    const [, authors, publishers] = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(authors).toBe('Cloud Author × 3acme.axure.cloud–Changes to Monthly on Dec 31, 2026');
    expect(publishers).toContain('RP Publisher × 2');
    expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'Thank You' });
    await userEvent.click(screen.getByRole('main').querySelector('a[href^="/manage"]') ?? document.body);
    await screen.findByText('Changes to Monthly on Dec 31, 2026');
  });

  test('of bundles is asked for a card for a larger one (EDIT-15, CLOUD-15)', async () => {
    const id = await giveBundle();
    const { address } = open();
    await goOn('Change Edition', '20 Publishers');
    await screen.findByRole('heading', { name: 'Review Your Changes' });
    expect(address()).toBe(`/buy/change-edition?newEdition=5&isCloud=true&subId=${id}`);
    await screen.findByText(said('Changes to Cloud for Business - 20 Publishers today'));
    screen.getByText('Subscription Group Adjustment');
    expect((await screen.findAllByText('$1,481.09')).length).toBeGreaterThan(0);
    await screen.findByText('Card Number');
  });

  test('has the focus back on the button of its menu after each dialog, also after one that opens at once', async () => {
    await giveCounted();
    open();
    const title = 'Change Billing Term';
    for (const _opening of ['first', 'second']) {
      (await openMenu()).getByRole('menuitem', { name: title }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: title });
      await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Actions for Group 1'));
    }
  });

  test('of counted seats has no editions (EDIT-15)', async () => {
    await giveCounted();
    open();
    const menu = await openMenu();
    menu.getByRole('menuitem', { name: 'Change Billing Term' });
    expect(menu.queryByRole('menuitem', { name: 'Change Edition' })).toBeNull();
  });

  test('is its owner’s to change, until it is over (T-09, CLOUD-16)', async () => {
    const max = await portal.user();
    await giveBundle({ managers: [max.email] });
    open(max.token);
    await screen.findByText(said('Cloud for Business - 10 Publishers'));
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  test('that is over has nothing to change', async () => {
    await giveCounted({ startDate: '2025-01-01', expireDate: '2025-12-31' });
    open();
    await screen.findByText('Ended on Dec 31, 2025');
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });
});
