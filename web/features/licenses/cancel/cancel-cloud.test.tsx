import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { otherSession } from '../../../testing/change-elsewhere';
import { holdRequest } from '../../../testing/hold';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';
import { undoOf } from '../../../testing/toast';

const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

const { portal, owner } = portalOfOwner({ name: 'Cora Lindahl' });

const open = () => openApp({ url: portal.url, path: '/manage?cloud=true', token: owner.token });
const give = (spec = {}) =>
  portal.group(owner, {
    ...THIS_YEAR,
    kind: 'cfb',
    cloudAuthorCount: 5,
    rpPublisherCount: 2,
    seats: [],
    ...spec,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openMenu = async () => {
  await press('Actions for Group 1');
  return within(await screen.findByRole('menu'));
};
const choose = async (name: string) => userEvent.click((await openMenu()).getByRole('menuitem', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const SEATS = 'Cancel/Uncancel Seats';

describe('the dialog of counted seats', () => {
  test('caps what is typed at what there is, and shows what renews (CANC-08, CANC-09, CANC-10, INFO-15)', async () => {
    await give();
    open();
    await choose(SEATS);
    const form = await dialog(SEATS);
    expect(
      form.getByText(said(/^Canceled seats stay active until the end of the current term, Dec 31, 2026/)),
    ).toBeTruthy();
    const row = within(form.getByRole('row', { name: /^Cloud Author/ }));
    const field = form.getByRole<HTMLInputElement>('spinbutton', { name: 'Canceled Cloud Author seats' });
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    expect(field.value).toBe('5');
    const renewing = row.getAllByRole('cell').at(-1);
    expect(renewing?.textContent).toBe('0');
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    expect(field.value).toBe('2');
    expect(renewing?.textContent).toBe('3');
    expect(form.getByRole('status').textContent).toBe('Renewing: 3 Cloud Author, 2 RP Publisher');
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    await screen.findByText(said('2 of 5 authors canceled: they work until Dec 31, 2026.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/authors canceled/)).toBeNull());
  });

  test('has no row for what there is none of, and Go Back saves nothing (CANC-09, CANC-10, INFO-15)', async () => {
    await give({ rpPublisherCount: 0 });
    open();
    await choose(SEATS);
    const form = await dialog(SEATS);
    expect(form.queryByRole('row', { name: /RP Publisher/ })).toBeNull();
    await userEvent.type(form.getByRole('spinbutton'), '1');
    await userEvent.click(form.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/canceled/)).toBeNull();
  });
});

describe('a whole cloud group', () => {
  test('shows until when it works, is canceled, and uncanceled again (CANC-14)', async () => {
    await give();
    open();
    await choose('Cancel Group 1…');
    const asked = await dialog('Cancel Group 1');
    expect(asked.getByText(said(/can be used until Dec 31, 2026/))).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel Group' }));
    await screen.findByText('Expires Dec 31, 2026');
    await press('Uncancel Group');
    await screen.findByText('Renews Jan 1, 2027');
    await screen.findByText(said('Group 1 renews again on Jan 1, 2027.'));
  });

  test('says so when a pending change is withdrawn with it (D-73)', async () => {
    await give({ futureTerm: 1, futureMultiplier: 1 });
    open();
    await choose('Cancel Group 1…');
    const asked = await dialog('Cancel Group 1');
    expect(asked.getByText('Its pending change is withdrawn.')).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel Group' }));
    await screen.findByText('Expires Dec 31, 2026');
    expect(screen.queryByText(/^Changes to Monthly/)).toBeNull();
  });

  test('of bundles is canceled too, and has no counted seats (CANC-14)', async () => {
    await give({
      kind: 'ase',
      cloudAuthorCount: 0,
      rpPublisherCount: 0,
      seats: [{ licenseType: LicenseType.Asec5 }],
    });
    open();
    const menu = await openMenu();
    expect(menu.queryByRole('menuitem', { name: SEATS })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Cancel Group 1…' }));
    await userEvent.click((await dialog('Cancel Group 1')).getByRole('button', { name: 'Cancel Group' }));
    await screen.findByText('Expires Dec 31, 2026');
  });

  test('bought by purchase order says why it is not canceled (CANC-01)', async () => {
    await give({ autoRenew: false, braintreeId: 'PURCHASE_ORDER' });
    open();
    await choose('Cancel Group 1…');
    const asked = await dialog('Cancel Group 1');
    expect(asked.getByRole('alert').textContent).toBe(message.cancelPurchaseOrder);
    expect(asked.queryByRole('button', { name: 'Cancel Group' })).toBeNull();
  });

  test.each([
    {
      dialogName: SEATS,
      item: SEATS,
      submit: 'Done',
      operation: 'ModifyCloudSeats',
      path: '/cart/modifyCloudSubSeats',
    },
    {
      dialogName: 'Cancel Group 1',
      item: 'Cancel Group 1…',
      submit: 'Cancel Group',
      operation: 'CancelCloudGroup',
      path: '/cart/ConfirmCancelProduct',
    },
  ])('says why it was not done, also when the dialog “$dialogName” is gone by then', async (way) => {
    await give();
    open();
    await choose(way.item);
    const form = await dialog(way.dialogName);
    for (const field of form.queryAllByRole('spinbutton')) await userEvent.type(field, '1');
    const held = holdRequest(`"operationName":"${way.operation}"`);
    await portal.faults({ refuse: way.path });
    await userEvent.click(form.getByRole('button', { name: way.submit }));
    await held.reached;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    held.release();
    await screen.findByText(/^(An error occurred while modifying|There was an issue canceling)/);
    await portal.faults({});
  });

  test('that has ended does not claim to work', async () => {
    await give({ startDate: '2025-01-01', expireDate: '2025-12-31', canceled: true });
    open();
    await screen.findByText('Ended on Dec 31, 2025');
    expect(screen.queryByText(/is canceled and works/)).toBeNull();
  });
});

describe('a change in another tab', () => {
  const elsewhere = async (mutation: 'cancelCloudGroup' | 'uncancelCloudGroup') => {
    const ask = await otherSession(portal, owner.email);
    const { data } = await ask('{ viewer { cloudGroups { nodes { id } } } }');
    const id = JSON.stringify(data.viewer.cloudGroups.nodes[0].id);
    await ask(`mutation { ${mutation}(id: ${id}) { success } }`);
  };

  test('to a canceled group is reported, shown, and not offered again', async () => {
    await give();
    open();
    await choose('Cancel Group 1…');
    const asked = await dialog('Cancel Group 1');
    await elsewhere('cancelCloudGroup');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel Group' }));
    const said = await asked.findByRole('alert');
    expect(said.textContent).toBe('All subscriptions selected have been canceled.');
    await waitFor(() => expect(asked.queryByRole('button', { name: 'Cancel Group' })).toBeNull());
    expect(asked.queryByText(/can be used until/)).toBeNull();
    await screen.findByText('Expires Dec 31, 2026');
  });

  test('is not undone by numbers of before', async () => {
    await give();
    open();
    await choose(SEATS);
    const form = await dialog(SEATS);
    await userEvent.type(form.getByRole('spinbutton', { name: 'Canceled Cloud Author seats' }), '1');
    await elsewhere('cancelCloudGroup');
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    expect((await form.findByRole('alert')).textContent).toBe(message.changedMeanwhile);
    await screen.findByText('Expires Dec 31, 2026');
  });

  test('is not taken back by the undo of an earlier one', async () => {
    await give();
    open();
    await choose(SEATS);
    const form = await dialog(SEATS);
    await userEvent.type(form.getByRole('spinbutton', { name: 'Canceled Cloud Author seats' }), '1');
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    const undo = await undoOf('The seats of Group 1 are saved.');
    await elsewhere('cancelCloudGroup');
    await userEvent.click(undo);
    await screen.findByText(message.changedMeanwhile);
    await screen.findByText('Expires Dec 31, 2026');
  });

  test('is shown of a group that renews again', async () => {
    await give({ canceled: true });
    open();
    await screen.findByRole('button', { name: 'Uncancel Group' });
    await elsewhere('uncancelCloudGroup');
    await press('Uncancel Group');
    await screen.findByText('Renews Jan 1, 2027');
  });
});
