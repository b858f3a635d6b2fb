import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { seatsElsewhere } from '../../../testing/change-elsewhere';
import { button, dialog, portalWithThreeSeats, THIS_YEAR } from '../../../testing/three-seats';

const { Pro } = LicenseType;

const { portal, owner, open } = portalWithThreeSeats();

async function removeElsewhere(email: string): Promise<void> {
  const { ask, groups } = await seatsElsewhere(portal, owner.email);
  await ask(
    `mutation { removeManagers(input: { seatIds: ${JSON.stringify(groups.flat())}, emails: ["${email}"] }) { success } }`,
  );
}

test('managers who were removed by another manager are refused, and no longer see what they cannot change', async () => {
  const max = await portal.user();
  await portal.group(max, { ...THIS_YEAR, seats: [{ licenseType: Pro, assignedTo: 'd@test.example' }] });
  await portal.group(owner, {
    ...THIS_YEAR,
    seats: [{ licenseType: Pro, assignedTo: 'c@test.example', managers: [owner.email, max.email] }],
  });
  open(max);
  await userEvent.click(await button('Actions for c@test.example'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change Managers' }));
  const form = await dialog('Change Managers');
  const field = await form.findByRole('textbox', { name: 'Add managers' });
  await removeElsewhere(max.email);
  await userEvent.type(field, 'zoe@test.example{Enter}');
  await waitFor(() => expect(screen.queryByText('c@test.example')).toBeNull());
  expect(await screen.findByText(message.managersNotAllowed)).toBeTruthy();
  await waitFor(() => expect(form.queryAllByRole('button', { name: /^(Add|Remove)/ })).toEqual([]));
  expect(form.queryByText('Nobody manages these seats.')).toBeNull();
});

test('managers who were removed, but use the seat, see who manages it and can change nothing', async () => {
  const max = await portal.user();
  await portal.group(owner, {
    ...THIS_YEAR,
    seats: [{ licenseType: Pro, assignedTo: max.email, managers: [owner.email, max.email] }],
  });
  open(max);
  await userEvent.click(await button(`Actions for ${max.email}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change Managers' }));
  const form = await dialog('Change Managers');
  await form.findByRole('button', { name: `Remove ${owner.email}` });
  await removeElsewhere(max.email);
  await userEvent.click(form.getByRole('button', { name: `Remove ${owner.email}` }));
  await form.findByText(message.managersNotAllowed);
  await waitFor(() => expect(form.queryAllByRole('button', { name: /^(Add|Remove)/ })).toEqual([]));
  await form.findByText(owner.email);
});
