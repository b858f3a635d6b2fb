import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { answerWith } from '../../../../testing/answer-with';
import { otherSession } from '../../../../testing/change-elsewhere';
import { holdAnswer } from '../../../../testing/hold';
import { loseAnswer } from '../../../../testing/lose-answer';
import { openApp } from '../../../../testing/open-app';

const portal = duringTests(() => startPortal());
afterEach(() => portal.faults({}));

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Billing Name' });
const save = () => screen.getByRole('button', { name: /^Sav/ });

async function openDialog(company = 'Lee Ltd') {
  const user = await portal.user({ company });
  const app = openApp({ url: portal.url, path: '/billing', token: user.token });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit billing name' }));
  await screen.findByRole('dialog', { name: 'Billing Name' });
  return { ...app, user };
}

const storedName = async ({ token }: { token: string }) => {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query: '{ viewer { billingInfo { company } } }' }),
  });
  return (await response.json()).data.viewer.billingInfo.company;
};

describe('the billing name', () => {
  test('is changed in a dialog that begins with the name as it is (BILL-03, BILL-05)', async () => {
    const { user } = await openDialog();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe('Lee Ltd');
    await userEvent.clear(field());
    await userEvent.type(field(), ' Lee & Sons {enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Lee & Sons')).toBeTruthy();
    expect(await storedName(user)).toBe('Lee & Sons');
    const edit = screen.getByRole('button', { name: 'Edit billing name' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  test('that was changed meanwhile in another session is shown before it is replaced', async () => {
    const { user } = await openDialog();
    const ask = await otherSession(portal, user.email);
    const { data } = await ask('mutation { updateBillingName(input: { company: "Lee AG" }) { success } }');
    expect(data.updateBillingName.success).toBe(true);
    await userEvent.type(field(), ' & Sons{enter}');
    await screen.findByText(message.changedMeanwhile);
    await screen.findByText('Changed in the meantime: now it is “Lee AG”.');
    expect(field().value).toBe('Lee Ltd & Sons');
    expect(await storedName(user)).toBe('Lee AG');
    await userEvent.type(field(), '{enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedName(user)).toBe('Lee Ltd & Sons');
  });

  test('that is too long is not cut off where it is pasted, but refused', async () => {
    await openDialog();
    await userEvent.clear(field());
    await userEvent.paste('N'.repeat(256));
    await userEvent.click(save());
    expect(await screen.findByText('Billing name can have at most 255 characters')).toBeTruthy();
    expect(field().value).toHaveLength(256);
  });

  test('says `Saving...` on its way, once', async () => {
    await openDialog();
    expect(save().textContent).toBe('Save');
    await userEvent.type(field(), ' AG');
    const answer = holdAnswer('"operationName":"UpdateBillingName"');
    await userEvent.click(save());
    expect(save().textContent).toBe('Saving...');
    await userEvent.click(save());
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    answer.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Lee Ltd AG')).toBeTruthy();
  });

  test('is changed, though it could not be read afterwards (D-125)', async () => {
    const { user } = await openDialog();
    const { fetch } = window;
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(init?.body ?? '').includes('"operationName":"UpdateBillingName"')) return answer;
      const { data } = await answer.json();
      const path = ['updateBillingName', 'viewer', 'billingInfo'];
      const errors = [{ message: 'Late.', path, extensions: { code: 'VENDOR_TIMEOUT' } }];
      const viewer = { ...data.updateBillingName.viewer, billingInfo: null };
      return Response.json({ data: { updateBillingName: { ...data.updateBillingName, viewer } }, errors });
    });
    await userEvent.type(field(), ' AG');
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Lee Ltd AG')).toBeTruthy();
    expect(await storedName(user)).toBe('Lee Ltd AG');
  });

  test('cannot be blank, and the focus clears the error (BILL-04, ERR-06, PROF-27)', async () => {
    const { user } = await openDialog();
    await userEvent.clear(field());
    await userEvent.type(field(), '   ');
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('Billing name cannot be blank');
    expect(document.activeElement).toBe(field());
    await userEvent.click(screen.getByText('The name on your invoices and licenses.'));
    field().blur();
    expect(await screen.findByText('Billing name cannot be blank')).toBeTruthy();
    await userEvent.click(field());
    expect(screen.queryByText('Billing name cannot be blank')).toBeNull();
    expect(await storedName(user)).toBe('Lee Ltd');
  });

  test('stays as typed where it could not be saved (BILL-05, ERR-17)', async () => {
    const { user } = await openDialog();
    await userEvent.type(field(), ' AG');
    await portal.faults({ failRequests: 1000 });
    await userEvent.click(save());
    expect(await screen.findByText('Billing name update unsuccessful')).toBeTruthy();
    expect(save().textContent).toBe('Save');
    expect(field().value).toBe('Lee Ltd AG');
    await portal.faults({});
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedName(user)).toBe('Lee Ltd AG');
  });

  test('is changed, though its answer got lost: once the page shows it, nothing says that it was not', async () => {
    await openDialog();
    await userEvent.type(field(), '  AG ');
    loseAnswer('"operationName":"UpdateBillingName"');
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Lee Ltd AG')).toBeTruthy();
  });

  test.each([
    ['the server’s own text', 'X', 'X'],
    ['the fallback where the server says nothing', '', 'Billing name update unsuccessful'],
  ])('is refused with %s (ERR-01, ERR-17)', async (_case, text, shown) => {
    await openDialog();
    await userEvent.type(field(), ' AG');
    answerWith('UpdateBillingName', {
      updateBillingName: {
        __typename: 'BillingInfoPayload',
        success: false,
        userErrors: [{ __typename: 'UserError', message: text }],
        viewer: null,
      },
    });
    await userEvent.click(save());
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(shown);
  });

  test('closes without a question, and without saving, by Go Back and when nothing was changed', async () => {
    const { user } = await openDialog();
    await userEvent.type(field(), ' AG');
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Edit billing name' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Billing Name' })).value).toBe(
      'Lee Ltd',
    );
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedName(user)).toBe('Lee Ltd');
  });
});
