import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { changeElsewhere } from '../../../testing/change-elsewhere';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';

const { Pro, Team } = LicenseType;
const EVA = 'eva@test.example';

const { portal, owner } = portalOfOwner({ name: 'Diana Okoye' });
beforeEach(async () => {
  await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [
      { licenseType: Pro, assignedTo: EVA, purchaseDate: '2026-03-03' },
      { licenseType: Team, purchaseDate: '2026-03-02' },
    ],
  });
});
afterEach(() => portal.faults({}));

async function openKeyOf(row: string) {
  openApp({ url: portal.url, path: '/manage', token: owner.token });
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send Offline Key' }));
  return within(await screen.findByRole('dialog', { name: 'Offline Key' }));
}
const send = { name: 'Send Offline Key' };

describe('the offline key of a seat', () => {
  test('is sent to its user, shown, and copied (SEAT-15, SEAT-16, INFO-09)', async () => {
    const dialog = await openKeyOf(EVA);
    await dialog.findByText('Offline keys work with version 9 and earlier of Axure RP.', { exact: false });
    expect(dialog.queryByRole('button', { name: 'Copy Key' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Go Back' })));
    await userEvent.click(dialog.getByRole('button', send));
    await screen.findByText(`The offline key is on its way to ${EVA}.`);
    const key = (await dialog.findByText(/^[0-9A-Z]{96}$/)).textContent;
    expect(await portal.mailsTo(EVA)).toContain('Your offline key of Axure RP Pro');

    const user = userEvent.setup();
    await user.click(dialog.getByRole('button', { name: 'Copy Key' }));
    await dialog.findByText('Key copied to clipboard!');
    const copiedAt = Date.now();
    expect(await navigator.clipboard.readText()).toBe(key);
    await waitFor(() => expect(dialog.queryByText('Key copied to clipboard!')).toBeNull(), {
      timeout: 3_000,
    });
    expect(Date.now() - copiedAt).toBeGreaterThan(1_000);
  });

  test('is there to copy at once when it was sent before (SEAT-16, D-69)', async () => {
    const sent = await openKeyOf(EVA);
    await userEvent.click(await sent.findByRole('button', send));
    const key = (await sent.findByText(/^[0-9A-Z]{96}$/)).textContent;
    await userEvent.click(sent.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${EVA}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send Offline Key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offline Key' }));
    expect((await dialog.findByText(/^[0-9A-Z]{96}$/)).textContent).toBe(key);
    const copy = dialog.getByRole('button', { name: 'Copy Key' });
    await waitFor(() => expect(document.activeElement).toBe(copy));
  });

  test('is all that a user of the seat can get from the page (ROLE-07, D-91)', async () => {
    const una = await portal.user();
    await portal.group(owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: Pro, assignedTo: una.email, note: 'leaves in May' }],
    });
    openApp({ url: portal.url, path: '/manage', token: una.token });
    await userEvent.click(await screen.findByRole('button', { name: 'Offline key of Axure RP Pro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offline Key' }));
    await userEvent.click(await dialog.findByRole('button', send));
    await dialog.findByText(/^[0-9A-Z]{96}$/);
    expect(await portal.mailsTo(una.email)).toContain('Your offline key of Axure RP Pro');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    expect(screen.queryByText('leaves in May')).toBeNull();
  });

  test('names the current user of the seat as its recipient, not the one on the page', async () => {
    const dialog = await openKeyOf(EVA);
    const button = await dialog.findByRole('button', send);
    await changeElsewhere(portal, owner.email, 0, { email: 'bob@test.example' });
    await userEvent.click(button);
    await screen.findByText('The offline key is on its way to bob@test.example.');
    expect(await portal.mailsTo('bob@test.example')).toContain('Your offline key of Axure RP Pro');
  });

  test('of a seat that was taken away is refused, and the seat leaves the page', async () => {
    const una = await portal.user();
    await changeElsewhere(portal, owner.email, 0, { email: una.email });
    openApp({ url: portal.url, path: '/manage', token: una.token });
    await userEvent.click(await screen.findByRole('button', { name: 'Offline key of Axure RP Pro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offline Key' }));
    const button = await dialog.findByRole('button', send);
    await changeElsewhere(portal, owner.email, 0, { email: EVA });
    await userEvent.click(button);
    await dialog.findByText(message.offlineKeyNotAllowed);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your seats' })).toBeNull());
  });

  test('is neither shown nor offered while nobody has the seat (SEAT-14)', async () => {
    const dialog = await openKeyOf('unassigned Axure RP Team, seat 2 of Group 1');
    expect((await dialog.findByRole('alert')).textContent).toBe(message.offlineKeyUnassigned);
    expect(dialog.queryByRole('button', send)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Copy Key' })).toBeNull();
  });

  test('that cannot be sent says so and can be tried again', async () => {
    const dialog = await openKeyOf(EVA);
    const button = await dialog.findByRole('button', send);
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(button);
    await dialog.findByRole('alert');
    await portal.faults({});
    await userEvent.click(dialog.getByRole('button', send));
    await dialog.findByText(/^[0-9A-Z]{96}$/);
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});

describe('More Actions', () => {
  async function openMore(selected: RegExp) {
    openApp({ url: portal.url, path: '/manage', token: owner.token });
    await userEvent.click(await screen.findByRole('checkbox', { name: selected }));
    await userEvent.click(await screen.findByRole('button', { name: 'More Actions' }));
    return screen.findByRole('menuitem', { name: 'Send Offline Key' });
  }

  test('does not send the keys of several seats (MAN-31, D-63)', async () => {
    const item = await openMore(/^Select all 2 seats/);
    expect(item.getAttribute('data-disabled')).toBe('true');
  });

  test('sends the key of one selected seat (MAN-31, D-63)', async () => {
    await userEvent.click(await openMore(/^Select Axure RP Pro/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offline Key' }));
    await dialog.findByText(EVA);
  });
});
