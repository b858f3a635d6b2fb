import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { hasUnsavedText } from '../../../app/session/unsaved-text';
import { otherSession } from '../../../testing/change-elsewhere';
import { holdRequest } from '../../../testing/hold';
import { loseAnswer } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';

const portal = duringTests(() => startPortal());
afterEach(() => portal.faults({}));

const LABEL = 'Send subscription renewal receipts to:';
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: LABEL });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: LABEL });
const saved = () => screen.findByText('Saved');

async function customer() {
  const user = await portal.user();
  await portal.pastSales(user, [{ on: '2026-03-01', lines: [['Axure RP Pro', 30_000]] }]);
  return user;
}

async function openSetting() {
  const user = await customer();
  const app = openApp({ url: portal.url, path: '/billing', token: user.token });
  await screen.findByRole('checkbox', { name: LABEL });
  return { ...app, user };
}

/** Opens the setting with two recipients stored and the option on. */
async function openOn() {
  const opened = await openSetting();
  await userEvent.type(field(), 'a@x.com, b@x.com{enter}');
  await saved();
  await userEvent.click(box());
  await saved();
  expect(await portal.storedReceipts(opened.user)).toEqual(['True', 'a@x.com,b@x.com']);
  return opened;
}

async function storeElsewhere({ email }: { email: string }, recipient: string) {
  const ask = await otherSession(portal, email);
  const input = `{ isOn: true, recipients: ["${recipient}"] }`;
  const { data } = await ask(`mutation { storeInvoiceEmails(input: ${input}) { success } }`);
  expect(data.storeInvoiceEmails.success).toBe(true);
}

describe('the setting for renewal receipts', () => {
  test('is off at first, with a hint for the field (SALES-03)', async () => {
    const { user } = await openSetting();
    expect(box().checked).toBe(false);
    expect(field().value).toBe('');
    expect(field().placeholder).toBe(user.email);
    expect(screen.getByText('Enter recipient e-mail addresses separated by comma')).toBeTruthy();
  });

  test('is for one’s own address when it is turned on with nothing in the field', async () => {
    const { user } = await openSetting();
    await userEvent.click(box());
    expect(box().checked).toBe(true);
    expect(field().value).toBe(user.email);
    await saved();
    expect(await portal.storedReceipts(user)).toEqual(['True', user.email]);
  });

  test('stores recipients on Enter and on leaving the field, without doubles (SALES-10, SALES-11, SALES-13)', async () => {
    const { user } = await openSetting();
    await userEvent.type(field(), 'a@x.com, b@x.com,, A@x.com{enter}');
    await saved();
    expect(await portal.storedReceipts(user)).toEqual(['False', 'a@x.com,b@x.com']);
    expect(field().value).toBe('a@x.com, b@x.com');
    await userEvent.click(box());
    await waitFor(async () => expect(await portal.storedReceipts(user)).toEqual(['True', 'a@x.com,b@x.com']));
    await userEvent.clear(field());
    await userEvent.type(field(), 'c@x.com');
    await userEvent.tab();
    await waitFor(async () => expect(await portal.storedReceipts(user)).toEqual(['True', 'c@x.com']));
  });

  test('does not store half of what is still being composed', async () => {
    await openSetting();
    await userEvent.type(field(), 'a@x.com');
    const isLeftAlone = (isComposing: boolean) => fireEvent.keyDown(field(), { key: 'Enter', isComposing });
    expect([isLeftAlone(true), isLeftAlone(false)]).toEqual([true, false]);
    await saved();
  });

  test('is off, for one’s own address, when the field is cleared (SALES-12)', async () => {
    const { user } = await openOn();
    await userEvent.clear(field());
    await userEvent.tab();
    await waitFor(() => expect(box().checked).toBe(false));
    await saved();
    expect(await portal.storedReceipts(user)).toEqual(['False', user.email]);
    expect(field().value).toBe('');
  });

  test('follows the tick, with what stands in the field at that moment', async () => {
    const { user } = await openOn();
    await userEvent.clear(field());
    await userEvent.click(screen.getByText(LABEL));
    await saved();
    await userEvent.tab();
    expect(box().checked).toBe(false);
    expect(await portal.storedReceipts(user)).toEqual(['False', user.email]);
  });

  test.each(['bob', 'a@x.com, bob, carl'])(
    'stores nothing of %j, and says so at the field (D-32)',
    async (typed) => {
      const { user } = await openOn();
      await userEvent.clear(field());
      await userEvent.type(field(), typed);
      await userEvent.tab();
      expect((await screen.findByRole('alert')).textContent).toMatch(/^Valid email is required: bob/);
      expect(field().getAttribute('aria-invalid')).toBe('true');
      await userEvent.click(box());
      expect(box().checked).toBe(true);
      expect(field().value).toBe(typed);
      expect(await portal.storedReceipts(user)).toEqual(['True', 'a@x.com,b@x.com']);
      expect(hasUnsavedText()).toBe(true);
    },
  );

  test('stores nothing of an address that is too long, and does not repeat all of it', async () => {
    const { user } = await openOn();
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste(`${'x'.repeat(10_000)}@x.com`);
    await userEvent.tab();
    const told = `Valid email is required: ${'x'.repeat(100)}…`;
    expect((await screen.findByRole('alert')).textContent).toBe(told);
    expect(await portal.storedReceipts(user)).toEqual(['True', 'a@x.com,b@x.com']);
  });

  test('shows the server’s refusal at the field, where what was typed stays (ERR-01)', async () => {
    const { user } = await openOn();
    await userEvent.clear(field());
    await userEvent.type(field(), 'bob@{enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('bob@ is not a valid email address.');
    expect(field().value).toBe('bob@');
    expect(await portal.storedReceipts(user)).toEqual(['True', 'a@x.com,b@x.com']);
  });

  test('shows the tick at once, takes it back without an answer, and tries again', async () => {
    const { user } = await openOn();
    const sent = holdRequest('StoreInvoiceEmails');
    await userEvent.click(box());
    await sent.reached;
    expect(box().checked).toBe(false);
    await portal.faults({ failRequests: 1000 });
    sent.release();
    expect(await screen.findByText(/^The service is not answering\. We cannot say whether/)).toBeTruthy();
    expect(box().checked).toBe(true);
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await saved();
    expect(box().checked).toBe(false);
    expect(await portal.storedReceipts(user)).toEqual(['False', 'a@x.com,b@x.com']);
  });

  test('keeps what is typed while a change is on its way that fails, and tries again with it', async () => {
    const { user } = await openOn();
    const sent = holdRequest('StoreInvoiceEmails');
    await userEvent.type(field(), ', c@x.com{enter}');
    await sent.reached;
    await userEvent.type(field(), ', d@x.com');
    await portal.faults({ failRequests: 1000 });
    sent.release();
    await screen.findByText(/^The service is not answering\. We cannot say whether/);
    expect(field().value).toBe('a@x.com, b@x.com, c@x.com, d@x.com');
    await portal.faults({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await saved();
    expect(await portal.storedReceipts(user)).toEqual(['True', 'a@x.com,b@x.com,c@x.com,d@x.com']);
  });

  test('is stored as it was wanted last, however quickly that changes', async () => {
    const { user } = await openOn();
    await portal.faults({ latencyMs: 100 });
    for (let press = 0; press < 3; press += 1) fireEvent.click(box());
    expect(box().checked).toBe(false);
    await saved();
    expect(await portal.storedReceipts(user)).toEqual(['False', 'a@x.com,b@x.com']);
  });

  test('does not replace what another session stored unseen, and shows it', async () => {
    const { user } = await openOn();
    await storeElsewhere(user, 'other@x.com');
    await userEvent.type(field(), ', c@x.com{enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message.changedMeanwhile));
    expect(await screen.findByText('Changed in the meantime: now it is “other@x.com”.')).toBeTruthy();
    expect(field().value).toBe('a@x.com, b@x.com, c@x.com');
    expect(await portal.storedReceipts(user)).toEqual(['True', 'other@x.com']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await saved();
    expect(await portal.storedReceipts(user)).toEqual(['True', 'a@x.com,b@x.com,c@x.com']);
  });

  test('shows what another session stored, and not the old recipients, after a tick that was refused', async () => {
    const { user } = await openOn();
    await storeElsewhere(user, 'other@x.com');
    await userEvent.click(box());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message.changedMeanwhile));
    await waitFor(() => expect(field().value).toBe('other@x.com'));
    expect(box().checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await saved();
    expect(await portal.storedReceipts(user)).toEqual(['False', 'other@x.com']);
  });

  test('says that it is saved once the page shows it, if only the answer was lost', async () => {
    const { user } = await openOn();
    loseAnswer('"operationName":"StoreInvoiceEmails"');
    await userEvent.type(field(), ', c@x.com{enter}');
    await saved();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().value).toBe('a@x.com, b@x.com, c@x.com');
    expect(await portal.storedReceipts(user)).toEqual(['True', 'a@x.com,b@x.com,c@x.com']);
  });
});
