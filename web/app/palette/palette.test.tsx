import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { holdRequest } from '../../testing/hold';
import { openApp } from '../../testing/open-app';

const portal = duringTests(() => startPortal());
const user = beforeTests(() => portal.user({ name: 'Ines Duarte' }));
beforeAll(async () => {
  for (const [licenseType, startDate] of [
    [LicenseType.Team, '2026-01-01'],
    [LicenseType.Pro, '2026-02-01'],
  ] as const)
    await portal.group(user, {
      startDate,
      expireDate: '2026-12-31',
      seats: [{ licenseType }],
    });
});

async function open() {
  const app = openApp({ url: portal.url, path: '/profile', token: user.token });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('the palette', () => {
  test('is opened by Ctrl K, and Enter goes to the first thing found', async () => {
    const { address } = await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, 'team');
    await screen.findByRole('option', { name: /^Group 1/ });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Manage Products' });
    expect(address()).toMatch(/^\/manage\?.*sub=/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is opened by the button of the header, which gets the focus back', async () => {
    await open();
    const button = screen.getByRole('button', { name: /^Jump to…/ });
    await userEvent.click(button);
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('says that nothing is called so, without an empty list', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    const said = within(await screen.findByRole('dialog')).getByRole('status');
    expect(said.textContent).toBe('');
    await userEvent.type(screen.getByRole('combobox'), 'nobody at all');
    await waitFor(() => expect(said.textContent).toBe('Nothing found.'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('says that nothing is called so only when people and orders are searched', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    const said = within(await screen.findByRole('dialog')).getByRole('status');
    const held = holdRequest('"operationName":"PalettePeople"');
    await userEvent.type(screen.getByRole('combobox'), 'nobody at all');
    expect(said.textContent).toBe('');
    await held.reached;
    expect(said.textContent).toBe('');
    held.release();
    await waitFor(() => expect(said.textContent).toBe('Nothing found.'));
  });

  test('leads from the shortcuts’ own key, but not while a field is typed in', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Name' }));
    await userEvent.type(await screen.findByLabelText('Name'), '?');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  });

  test('leads to the shortcuts, with a term per key, and returns the focus', async () => {
    await open();
    const edit = await screen.findByRole('button', { name: 'Edit Name' });
    edit.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'shortcuts');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = within(shortcuts)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(keys).toEqual(['Ctrl K', '?', 'Space', 'Enter', 'Esc']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  test.each(['{Control>}k{/Control}', '?'])(
    '%s closes a menu that is open, whose button gets the focus back',
    async (keys) => {
      await open();
      await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
      const item = await screen.findByRole('menuitem', { name: 'Billing' });
      const menu = screen.getByRole('button', { name: 'Menu' });
      item.focus();
      await userEvent.keyboard(keys);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('false'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(menu));
      await waitFor(() => expect(screen.queryAllByRole('menuitem')).toEqual([]));
    },
  );

  test('does not stay over another page that Back leads to, nor does an open menu', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    await screen.findByRole('heading', { level: 1, name: 'Billing' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'team');
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'Edit Profile' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ines Duarte' }));
    await screen.findByRole('menuitem', { name: 'Sign Out' });
    window.history.forward();
    await screen.findByRole('heading', { level: 1, name: 'Billing' });
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  });
});

test('the focus goes to the group that is jumped to, from whatever page', async () => {
  await open();
  for (const [opener, name] of [
    ['Billing', 'Group 2'],
    ['Axure RP', 'Group 1'],
  ] as const) {
    screen.getByRole('link', { name: opener }).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), name);
    const found = await screen.findByRole('option', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toBe(found));
    await userEvent.keyboard('{Enter}');
    const group = await screen.findByRole('region', { name });
    await waitFor(() => expect(document.activeElement).toBe(group));
  }
});
