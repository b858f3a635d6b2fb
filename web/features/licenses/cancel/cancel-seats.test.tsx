import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { SIGNED_OUT } from '../../../app/graphql/refusal';
import { answerWith } from '../../../testing/answer-with';
import { seatsElsewhere } from '../../../testing/change-elsewhere';
import { loseAnswer } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';
import { undoOf } from '../../../testing/toast';

const { Pro, Team } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const ENDS = said('Subscription ends on Dec 31, 2026');

const { portal, owner } = portalOfOwner({ name: 'Diana Okoye' });
afterEach(() => portal.faults({}));

const give = (spec = {}) =>
  portal.group(owner, {
    ...THIS_YEAR,
    seats: [
      { licenseType: Pro, assignedTo: 'a@test.example' },
      { licenseType: Team, assignedTo: 'b@test.example' },
    ],
    ...spec,
  });
const open = (user = owner) => openApp({ url: portal.url, path: '/manage', token: user.token });
const choose = async (button: string | RegExp, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the menu of a seat', () => {
  test('cancels it after saying until when it works, shows that at once, and takes it back (CANC-03, INFO-11)', async () => {
    await give();
    open();
    await choose('Actions for a@test.example', 'Cancel Seat…');
    const description =
      'The Axure RP Pro seat of a@test.example in Group 1 can be used until Dec 31, 2026, the end of the current term. It is not renewed then. Nothing is refunded.';
    const asked = within(await screen.findByRole('dialog', { name: 'Cancel Seat', description }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel Seat' }));
    await screen.findByText(ENDS);
    await userEvent.click(await undoOf('1 seat canceled; it works until Dec 31, 2026.'));
    await waitFor(() => expect(screen.queryByText(ENDS)).toBeNull());
  });

  test('leaves everything as it was when somebody goes back', async () => {
    await give();
    open();
    await choose('Actions for a@test.example', 'Cancel Seat…');
    const asked = await dialog('Cancel Seat');
    await userEvent.click(await asked.findByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(ENDS)).toBeNull();
  });

  test('uncancels a canceled one, and says that a waiting change is taken back (CANC-05)', async () => {
    const seat = { licenseType: Team, assignedTo: 'a@test.example', expireDate: '2026-12-31' };
    await give({ seats: [{ ...seat, futureLicenseType: Pro }] });
    open();
    await choose('Actions for a@test.example', 'Uncancel');
    const asked = await dialog('Uncancel Seat');
    await asked.findByText('The pending change of 1 seat is withdrawn.');
    await userEvent.click(asked.getByRole('button', { name: 'Uncancel Seat' }));
    await screen.findByText('1 seat uncanceled.');
    await waitFor(() => expect(screen.queryByText(/Changes to/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('has neither for a manager who is not the owner (CANC-16)', async () => {
    const max = await portal.user({});
    await give({ seats: [{ licenseType: Pro, assignedTo: 'a@test.example', managers: [max.email] }] });
    open(max);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for a@test.example' }));
    await screen.findByRole('menuitem', { name: 'Edit Note' });
    expect(screen.queryByRole('menuitem', { name: /ancel/ })).toBeNull();
  });
});

describe('More Actions', () => {
  test('cancels all selected seats and then uncancels them; the group says what becomes of it (CANC-17, MAN-31)', async () => {
    await give();
    open();
    const all = { name: 'Select all 2 seats of Group 1' };
    await userEvent.click(await screen.findByRole('checkbox', all));
    await userEvent.click(screen.getByRole('button', { name: 'More Actions' }));
    expect((await screen.findByRole('menuitem', { name: 'Uncancel' })).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel Seats…' }));
    const asked = await dialog('Cancel Seats');
    await userEvent.click(await asked.findByRole('button', { name: 'Cancel 2 Seats' }));
    await screen.findByText('Expires Dec 31, 2026');
    expect(screen.getAllByText(ENDS)).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', all));
    await choose('More Actions', 'Uncancel');
    const back = await dialog('Uncancel Seats');
    await userEvent.click(await back.findByRole('button', { name: 'Uncancel 2 Seats' }));
    await screen.findByText('Renews Jan 1, 2027');
    expect(screen.queryByText(ENDS)).toBeNull();
  });

  test.each([
    ['of a purchase order', { braintreeId: 'PURCHASE_ORDER' }, message.cancelPurchaseOrder],
    [
      'of a group that is past due',
      { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' },
      message.pastDue,
    ],
  ])(
    'says why seats %s are not canceled, and offers nothing but the way back (CANC-01)',
    async (_name, spec, text) => {
      await give(spec);
      open();
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 seats of Group 1' }));
      await choose('More Actions', 'Cancel Seats…');
      const asked = await dialog('Cancel Seats');
      expect((await asked.findByRole('alert')).textContent).toBe(text);
      expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Go Back']);
    },
  );
});

test('a cancellation without an answer says so, and the seat stays as it was', async () => {
  await give();
  open();
  await choose('Actions for a@test.example', 'Cancel Seat…');
  const asked = await dialog('Cancel Seat');
  await asked.findByText(/can be used until/);
  await portal.faults({ failRequests: 1000 });
  await userEvent.click(asked.getByRole('button', { name: 'Cancel Seat' }));
  expect((await asked.findByRole('alert')).textContent).toMatch(
    /^The service is not answering\. We cannot say whether anything was changed/,
  );
  expect(screen.queryByText(ENDS)).toBeNull();
});

test('uncanceling while signed out says that nothing was changed, not that it may have been', async () => {
  await give({ seats: [{ licenseType: Pro, assignedTo: 'a@test.example', expireDate: '2026-12-31' }] });
  open();
  await choose('Actions for a@test.example', 'Uncancel');
  const asked = await dialog('Uncancel Seat');
  answerWith('UncancelSeats', {
    uncancelSeats: {
      __typename: 'SeatsPayload',
      success: false,
      userErrors: [],
      seats: null,
      licenses: null,
      subscriptions: null,
      undo: null,
      viewer: null,
    },
  });
  await userEvent.click(await asked.findByRole('button', { name: 'Uncancel Seat' }));
  expect((await asked.findByRole('alert')).textContent).toBe(SIGNED_OUT);
});

test('seats that were canceled in another tab are reported, shown, and not offered again', async () => {
  await give();
  open();
  await choose('Actions for a@test.example', 'Cancel Seat…');
  const asked = await dialog('Cancel Seat');
  await asked.findByText(/can be used until/);
  const { ask, groups } = await seatsElsewhere(portal, owner.email);
  const seatIds = JSON.stringify(groups[0]);
  await ask(`mutation { cancelSeats(input: { seatIds: ${seatIds} }) { success } }`);
  await userEvent.click(asked.getByRole('button', { name: 'Cancel Seat' }));
  await waitFor(() => expect(asked.queryByText(/can be used until/)).toBeNull());
  expect((await asked.findByRole('alert')).textContent).toBe(
    'All subscriptions selected have been canceled.',
  );
  expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Go Back']);
  expect(await screen.findAllByText(ENDS)).toHaveLength(2);
});

test('when some were canceled in another tab, the remaining ones are shown before they are canceled', async () => {
  await give();
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 seats of Group 1' }));
  await choose('More Actions', 'Cancel Seats…');
  const asked = await dialog('Cancel Seats');
  await asked.findByText(said(/^The 2 seats in Group 1 can be used until/));
  const { ask, groups } = await seatsElsewhere(portal, owner.email);
  const [first] = groups[0] ?? [];
  await ask(`mutation { cancelSeats(input: { seatIds: ["${first}"] }) { success } }`);
  await userEvent.click(asked.getByRole('button', { name: 'Cancel 2 Seats' }));
  await asked.findByText(said(/^The seat in Group 1 can be used until/));
  expect(asked.getByRole('alert').textContent).toBe(message.changedMeanwhile);
  await userEvent.click(asked.getByRole('button', { name: 'Cancel Seat' }));
  await screen.findByText(said('1 seat canceled; it works until Dec 31, 2026.'));
});

test('what another tab has canceled since is not taken back by the undo of an earlier cancellation', async () => {
  await give();
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 seats of Group 1' }));
  await choose('More Actions', 'Cancel Seats…');
  const asked = await dialog('Cancel Seats');
  await userEvent.click(await asked.findByRole('button', { name: 'Cancel 2 Seats' }));
  const undo = await undoOf('2 seats canceled; they work until Dec 31, 2026.');
  const { ask, groups } = await seatsElsewhere(portal, owner.email);
  const [first, second] = groups[0] ?? [];
  await ask(`mutation { uncancelSeats(input: { seatIds: ["${first}", "${second}"] }) { success } }`);
  await ask(`mutation { cancelSeats(input: { seatIds: ["${first}"] }) { success } }`);
  await userEvent.click(undo);
  await screen.findByText(message.changedMeanwhile);
  await waitFor(() => expect(screen.getAllByText(ENDS)).toHaveLength(1));
});

test('an uncancel whose answer got lost is shown as made, and another try says that nothing is left to be done', async () => {
  await give({
    seats: [{ licenseType: Pro, assignedTo: 'a@test.example', expireDate: THIS_YEAR.expireDate }],
  });
  open();
  await choose('Actions for a@test.example', 'Uncancel');
  const asked = await dialog('Uncancel Seat');
  const uncancel = await asked.findByRole('button', { name: 'Uncancel Seat' });
  loseAnswer('"operationName":"UncancelSeats"');
  await userEvent.click(uncancel);
  expect((await asked.findByRole('alert')).textContent).toMatch(/please look before you try again/);
  await waitFor(() => expect(screen.queryByText(ENDS)).toBeNull());
  await userEvent.click(uncancel);
  await waitFor(() => expect(asked.queryByRole('button', { name: 'Uncancel Seat' })).toBeNull());
  expect(asked.getByRole('alert').textContent).toBe(
    'There is nothing to uncancel: none of the selected seats is about to end or to change.',
  );
});
