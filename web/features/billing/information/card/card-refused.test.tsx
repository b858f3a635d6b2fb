import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import {
  canSave,
  DECLINED,
  field,
  fillCard,
  isSaved,
  openEmpty,
  openStored,
  save,
  saveButton,
  VISA,
} from '../../../../testing/card-modal';
import { holdRequest } from '../../../../testing/hold';
import { openApp } from '../../../../testing/open-app';
import { showOrigin } from '../../../../testing/show-origin';

const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});
afterEach(async () => {
  await portal.faults({});
  await portal.paymentFault(null);
});

describe('a card that is not taken', () => {
  test('is shown in the form, and the button reads `Save` again (CARD-06, CARD-27)', async () => {
    await openEmpty(portal);
    await fillCard(DECLINED);
    await save();
    await waitFor(() => expect(saveButton().textContent).toBe('Save'));
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.queryByText(/declin/i)).toBeTruthy());
    expect(screen.getByText('No Payment Method on File')).toBeTruthy();
    await userEvent.clear(field('Card Number'));
    await userEvent.type(field('Card Number'), VISA);
    await save();
    await isSaved();
  });

  test('is shown in a message where Back was pressed meanwhile', async () => {
    await openEmpty(portal);
    await fillCard(DECLINED);
    const request = holdRequest('"operationName":"UpdatePaymentMethod"');
    await save();
    await request.reached;
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    request.release();
    expect(await screen.findByText(/declin/i)).toBeTruthy();
  });

  test('is shown at the field that the provider names', async () => {
    await openEmpty(portal);
    await fillCard(VISA, '200');
    await save();
    await waitFor(() => expect(field('CVV').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('CVV'));
    expect(saveButton().disabled).toBe(true);
    await userEvent.clear(field('CVV'));
    await userEvent.type(field('CVV'), '123');
    await save();
    await isSaved();
  });
});

describe('when others do not answer', () => {
  test('nothing can be saved without tokens, and a retry brings them (CARD-05)', async () => {
    const { token } = await portal.user();
    openApp({ url: portal.url, path: '/billing', token });
    const add = await screen.findByRole('button', { name: 'Add Payment Method' });
    await portal.paymentFault({ operation: 'token', kind: 'error', status: 500, count: 100 });
    await userEvent.click(add);
    expect((await screen.findByText(/payment service is not answering/)).getAttribute('role')).toBe('alert');
    expect(saveButton().disabled).toBe(true);
    await portal.paymentFault(null);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }));
    await canSave();
    expect(screen.queryByText(/payment service is not answering/)).toBeNull();
  });

  test('an unreachable provider is reported, and the button is not stuck', async () => {
    await openEmpty(portal);
    await fillCard();
    await portal.paymentFault({ operation: 'tokenize', kind: 'error', status: 503, count: 100 });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The payment service is not answering. Your card was not saved. Please try again in a moment.',
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(saveButton().textContent).toBe('Save');
    await portal.paymentFault(null);
    await save();
    await isSaved();
  });

  test('a client token that went stale is renewed once, and nobody notices', async () => {
    await openEmpty(portal);
    await fillCard();
    await portal.paymentFault('expire-tokens');
    await save();
    await isSaved();
  });

  test('a lost answer is reported as such, and the card on file is read anew', async () => {
    await openStored(portal);
    await userEvent.type(field('Street Address'), ' b');
    await portal.faults({ failRequests: 1000 });
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /we cannot say whether your card was saved/,
    );
    expect(saveButton().textContent).toBe('Save');
  });

  test('a session that ended meanwhile loses nothing that was typed', async () => {
    const user = await portal.user();
    await openEmpty(portal, user);
    await fillCard();
    await portal.endSession(user.token);
    await save();
    await screen.findByRole('dialog', { name: 'You are signed out' });
    expect(field('Cardholder Name').value).toBe('Ann Lee');
    expect(field('Card Number').value).toBe('4111 1111 1111 1111');
  });
});
