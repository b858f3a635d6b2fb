import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import {
  field,
  isSaved,
  isTo,
  MASTERCARD,
  openStored,
  save,
  saveButton,
  type User,
  watchRequests,
  withCard,
} from '../../../../testing/card-modal';
import { said } from '../../../../testing/said';
import { showOrigin } from '../../../../testing/show-origin';

const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});

const CHANGED = 'The card on file has changed. Please check it and try again.';
const CARD = ['Card Number', 'CVV', 'Month', 'Year', 'Cardholder Name'];
const shown = () => CARD.map((label) => field(label).value);

const onFile = async ({ token }: User) => {
  const query = '{ viewer { billingInfo { card { lastFour cardholderName expirationYear locality } } } }';
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  return (await response.json()).data.viewer.billingInfo.card;
};

describe('the card on file', () => {
  test('comes back as a whole, with its expiry, its holder and the focus, and leaves the address as typed (CARD-02, CARD-04)', async () => {
    await openStored(portal);
    const stored = shown();
    await userEvent.type(field('City'), '-Mitte');
    await userEvent.click(field('Card Number'));
    await userEvent.paste(`${MASTERCARD} 4/29 123`);
    await userEvent.clear(field('Cardholder Name'));
    await userEvent.type(field('Cardholder Name'), 'Zoe King');
    expect(shown()).toEqual(['5555 5555 5555 4444', '123', '04', '2029', 'Zoe King']);
    await userEvent.click(screen.getByRole('button', { name: 'Keep the card on file' }));
    expect(shown()).toEqual(stored);
    expect(field('City').value).toBe('Berlin-Mitte');
    expect(document.activeElement).toBe(field('Card Number'));
    await save();
    await isSaved();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(said('1 Main Street, Berlin-Mitte, 10115, Germany'))).toBeTruthy();
    expect(screen.getByText('Ann Lee')).toBeTruthy();
  });

  test('that was replaced elsewhere takes nothing of the old one, is shown instead, and is changed by one press more (CARD-11, CARD-26)', async () => {
    const user = await withCard(portal);
    await openStored(portal, user);
    await portal.replaceCard(user);
    await userEvent.clear(field('City'));
    await userEvent.type(field('City'), 'Hamburg');
    const requests = watchRequests();
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(CHANGED);
    const sent = requests.find(({ body }) => body.includes('UpdatePaymentMethod'))?.body ?? '';
    expect(JSON.parse(sent).variables.input.cardVersion).toMatch(/./);
    expect(requests.some(isTo('provider'))).toBe(false);
    const amex = { lastFour: '0005', cardholderName: 'Bob Lee', expirationYear: 2033 };
    expect(await onFile(user)).toEqual({ ...amex, locality: 'Paris' });
    expect(shown()).toEqual(['************0005', '****', '12', '2033', 'Bob Lee']);
    expect([field('City').value, field('Country').value]).toEqual(['Hamburg', 'France']);
    expect(saveButton().disabled).toBe(false);
    await save();
    await isSaved();
    expect(await onFile(user)).toEqual({ ...amex, locality: 'Hamburg' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/\*{12}0005/)).toBeTruthy();
  });
});
