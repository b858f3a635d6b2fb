import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { NO_ANSWER } from '../../../app/graphql/refusal';
import { otherTab, seatsElsewhere } from '../../../testing/change-elsewhere';
import { loseAnswer } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { paste } from '../../../testing/paste';

const { Pro, Team } = LicenseType;
const MAX = 'max@test.example';
const EVE = 'eve@test.example';

const { portal, owner, open } = portalOfOwner({ name: 'Diana Okoye' });
beforeEach(async () => {
  await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [
      { licenseType: Pro, assignedTo: MAX, managers: [owner.email, MAX] },
      { licenseType: Team, managers: [owner.email, MAX] },
    ],
  });
});

const openHandOver = async () => {
  open(`/manage/person?email=${MAX}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand everything over' }));
  return within(await screen.findByRole('dialog', { name: 'Hand everything over' }));
};
const heading = (name: string) => screen.findByRole('heading', { name });

test('everything of a person who leaves is handed over to another, and can be undone', async () => {
  open(`/manage/person?email=${MAX}`);
  await heading('Uses 1 license');
  await heading('Manages 2 licenses');
  await userEvent.click(screen.getByRole('button', { name: 'Hand everything over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand everything over' }));
  await userEvent.type(dialog.getByLabelText('To'), EVE);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText(`What ${MAX} had is handed over.`);
  await screen.findByText(`${MAX} uses and manages no license that you can see.`);
  expect(document.activeElement).toBe(screen.getByRole('main'));

  await userEvent.click(screen.getByRole('button', { name: `Undo: What ${MAX} had is handed over.` }));
  await heading('Uses 1 license');
  await heading('Manages 2 licenses');
});

test('seats that are handed over to no one are not reported as assigned', async () => {
  const dialog = await openHandOver();
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText(`${MAX} no longer uses or manages 2 licenses.`);
  expect(screen.queryByText(/handed over/)).toBeNull();
});

test('a viewer who may change only some of a person’s seats sees the number of those, before and after', async () => {
  const ann = await portal.user();
  await portal.group(ann, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [
      { licenseType: Pro, managers: [owner.email, MAX] },
      { licenseType: Pro, managers: [MAX], assignedTo: owner.email },
    ],
  });
  open(`/manage/person?email=${MAX}`);
  await heading('Manages 4 licenses');
  await userEvent.click(screen.getByRole('button', { name: 'Hand everything over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand everything over' }));
  await userEvent.type(dialog.getByLabelText('To'), EVE);
  expect(dialog.getByLabelText('That person manages the 3 licenses instead')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText(`3 licenses of ${MAX} handed over.`);
  await heading('Manages 1 license');
});

test('the outcome of handing over is shown without an answer too, and typed text stays', async () => {
  const dialog = await openHandOver();
  await userEvent.type(dialog.getByLabelText('To'), EVE);
  loseAnswer('ApplySeatPlan');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText(`${MAX} uses and manages no license that you can see.`);
  expect(within(screen.getByRole('dialog')).getByText(NO_ANSWER)).toBeTruthy();
  expect(dialog.getByLabelText('To')).toHaveProperty('value', EVE);
});

/** Removes Max as user and manager of seats, in another tab of the owner. */
async function takeAwayElsewhere(places: readonly number[]): Promise<void> {
  const { groups } = await seatsElsewhere(portal, owner.email);
  const ask = otherTab(portal, owner.token);
  for (const seatId of places.map((place) => JSON.stringify(groups[0]?.[place])))
    await ask(`mutation { assignSeat(input: { seatId: ${seatId}, email: "" }) { success }
      removeManagers(input: { seatIds: [${seatId}], emails: ["${MAX}"] }) { success } }`);
}

test('what was taken away while the dialog was open is not reported as handed over', async () => {
  const dialog = await openHandOver();
  await userEvent.type(dialog.getByLabelText('To'), EVE);
  await takeAwayElsewhere([0]);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText(`1 of 2 licenses of ${MAX} handed over.`);
});

test('where everything was taken away meanwhile, the dialog stays and says so', async () => {
  const dialog = await openHandOver();
  await userEvent.type(dialog.getByLabelText('To'), EVE);
  await takeAwayElsewhere([0, 1]);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(message.changedMeanwhile);
  expect(dialog.getByLabelText('To')).toHaveProperty('value', EVE);
});

test('nothing is handed over to the same person', async () => {
  const dialog = await openHandOver();
  await userEvent.type(dialog.getByLabelText('To'), MAX.toUpperCase());
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Please enter the address of somebody else.');
});

test('a pasted text that is not an address is refused at the field, however long it is', async () => {
  const dialog = await openHandOver();
  for (const text of [`Eve <${EVE}>`, Array(20).fill(EVE).join(', ')]) {
    await userEvent.clear(dialog.getByLabelText('To'));
    await paste(dialog.getByLabelText('To'), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(message.notAnEmail(text));
  }
  expect(dialog.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
});

test('where it could not be asked what to hand over, nothing was changed', async () => {
  open(`/manage/person?email=${MAX}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand everything over' }));
  loseAnswer('"operationName":"HandOverPlan"');
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  await screen.findByText('The service is not answering, so nothing was changed. Please try again.');
  await heading('Uses 1 license');
});

test('a person who could not be looked up is looked up again when the connection is back', async () => {
  loseAnswer('query Person(');
  open(`/manage/person?email=${MAX}`);
  await screen.findByText('This person could not be looked up.');
  window.dispatchEvent(new Event('online'));
  await heading('Uses 1 license');
});

test('leaving the dialog for another person’s page closes it, so that its text does not apply to them', async () => {
  await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [{ licenseType: Pro, assignedTo: EVE, managers: [owner.email] }],
  });
  const dialog = await openHandOver();
  await userEvent.type(dialog.getByLabelText('To'), EVE);
  await userEvent.click(await dialog.findByRole('link', { name: 'Show everything' }));
  await screen.findByRole('heading', { name: EVE, level: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a person who already has a license is pointed out while the address is typed', async () => {
  open('/manage');
  await userEvent.click(await screen.findByRole('button', { name: /^Assign Axure RP Team,/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign User' }));
  await userEvent.type(dialog.getByLabelText('Email address for Axure RP Team'), MAX);
  await dialog.findByText(/^max@test.example uses 1 license already/);
  await waitFor(() => expect(document.querySelector('datalist option')?.getAttribute('value')).toBe(MAX));
  await userEvent.click(dialog.getByRole('link', { name: 'Show everything' }));
});

test('a viewer who may change no seat of a person cannot hand anything over', async () => {
  const user = await portal.user({});
  await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [{ licenseType: Pro, assignedTo: user.email, managers: [MAX] }],
  });
  openApp({ url: portal.url, path: `/manage/person?email=${MAX}`, token: user.token });
  await heading('Manages 1 license');
  expect(screen.queryByRole('button', { name: 'Hand everything over' })).toBeNull();
});
