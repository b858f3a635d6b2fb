import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';

const { Pro } = LicenseType;

const { portal, owner } = portalOfOwner({ name: 'Diana Okoye' });

/** Opens a dialog for the only seat, which is monthly. */
async function openDialog(action: string): Promise<void> {
  await portal.group(owner, {
    startDate: '2026-04-01',
    expireDate: '2026-04-30',
    term: 1,
    multiplier: 1,
    seats: [{ licenseType: Pro }],
  });
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all 1 seat/ }));
  await userEvent.click(screen.getByRole('button', { name: action }));
}

describe('a dialog of choices', () => {
  test.each([
    ['Change Edition', 'Pro', /^Team .*now$/],
    ['Change Billing Term', 'Monthly', /^Annual .*now$/],
  ])('%s has the focus on the first choice that can be made, none chosen', async (action, current, first) => {
    await openDialog(action);
    await screen.findByRole('radio', { name: `${current} Current` });
    const choice = screen.getByRole<HTMLInputElement>('radio', { name: first });
    await waitFor(() => expect(document.activeElement).toBe(choice));
    expect(choice.checked).toBe(false);
  });

  test('goes on once, however often Continue is pressed', async () => {
    await openDialog('Change Edition');
    await userEvent.click(await screen.findByRole('radio', { name: /^Team .*now$/ }));
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await screen.findByRole('heading', { name: 'Review Your Changes' });
    expect(window.history.state).toMatchObject({ idx: 1 });
  });
});
