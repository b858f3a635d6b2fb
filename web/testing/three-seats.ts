import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { openApp } from './open-app';
import { portalOfOwner } from './owner-portal';

const { Pro, Team } = LicenseType;
export const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

/** Starts a portal and, per test, an owner with one group: two assigned Pro seats and a free Team seat. */
export function portalWithThreeSeats() {
  const { portal, owner } = portalOfOwner({ name: 'Diana Okoye' });
  beforeEach(async () => {
    await portal.group(owner, {
      ...THIS_YEAR,
      seats: [
        { licenseType: Pro, assignedTo: 'a@test.example', note: 'Lisbon', purchaseDate: '2026-03-03' },
        {
          licenseType: Pro,
          assignedTo: 'b@test.example',
          managers: [owner.email, 'max@test.example'],
          purchaseDate: '2026-03-02',
        },
        { licenseType: Team, purchaseDate: '2026-03-01' },
      ],
    });
  });
  const open = (user = owner) => openApp({ url: portal.url, path: '/manage', token: user.token });
  return {
    portal,
    owner,
    open,
    /** Opens the page, selects all three seats and opens the dialog that the button of this name opens. */
    openForAll: async (name: string) => {
      open();
      await select('Select all 3 seats of Group 1');
      await userEvent.click(await button(name));
      return dialog(name);
    },
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const select = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));

export const textsOf = (column: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[column]?.textContent);
