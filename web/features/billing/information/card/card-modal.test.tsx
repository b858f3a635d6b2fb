import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import {
  AMEX,
  field,
  fillCard,
  isSaved,
  isTo,
  MASTERCARD,
  openEmpty,
  openStored,
  save,
  saveButton,
  VISA,
  watchRequests,
  withCard,
} from '../../../../testing/card-modal';
import { openApp } from '../../../../testing/open-app';
import { said } from '../../../../testing/said';
import { showOrigin } from '../../../../testing/show-origin';

const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});

describe('the block of the card', () => {
  test('shows the card on file with `Edit` (BILL-06, INFO-13)', async () => {
    openApp({ url: portal.url, path: '/billing', ...(await withCard(portal)) });
    expect(await screen.findByText('Credit Card on File')).toBeTruthy();
    expect(screen.getByText('Visa ************1111')).toBeTruthy();
    expect(screen.getByText('Ann Lee')).toBeTruthy();
    expect(screen.getByText(said('1 Main Street, Berlin, 10115, Germany'))).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit credit card' }).textContent).toBe('Edit');
  });

  test('opens an empty form where there is none (BILL-07, CARD-29, INFO-05, INFO-13)', async () => {
    await openEmpty(portal);
    expect(screen.getByText('No Payment Method on File')).toBeTruthy();
    expect(field('Card Number').value).toBe('');
    expect(screen.getByText('Secure Level 1 PCI DSS Compliant Payments')).toBeTruthy();
  });
});

describe('the first card', () => {
  test('is saved by captcha, provider and gateway in this order, and shown when one continues (CARD-07, CARD-18, INFO-02, CARD-06)', async () => {
    await openEmpty(portal);
    await fillCard();
    const requests = watchRequests();
    await save();
    expect(saveButton().textContent).toBe('Saving...');
    await isSaved();
    expect(screen.getByRole('heading', { name: 'Success!' })).toBeTruthy();
    const captcha = requests.findIndex(isTo('captcha'));
    const tokenization = requests.findIndex(({ body }) => body.includes('TokenizeCreditCard'));
    const change = requests.findIndex(({ body }) => body.includes('UpdatePaymentMethod'));
    expect([captcha >= 0, captcha < tokenization, tokenization < change]).toEqual([true, true, true]);
    expect(requests[tokenization]?.body).toContain('"validate":false');
    expect(requests[change]?.body).toContain('"expirationMonth":12,"expirationYear":2030');
    const told = requests.filter(({ to }) => to !== 'provider').map(({ body }) => body);
    expect(told.join()).not.toContain(VISA);
    const goOn = screen.getByRole('button', { name: 'Continue' });
    expect(document.activeElement).toBe(goOn);
    await userEvent.click(goOn);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Credit Card on File')).toBeTruthy();
    expect(screen.getByText('Visa ************1111')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit credit card' })),
    );
  });

  test('shows the errors of all required fields at once, before anything is sent (CARD-17, CARD-05)', async () => {
    await openEmpty(portal);
    const requests = watchRequests();
    await save();
    for (const text of [
      'Please enter a valid card number',
      'CVV is required',
      'Month is required',
      'Year is required',
      'Cardholder Name is required',
      'Country is required',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Card Number'));
    expect(saveButton().disabled).toBe(true);
    expect(requests).toEqual([]);
    await fillCard();
    expect(saveButton().disabled).toBe(false);
  });

  test('is shown on leaving its field, and cleared on return (PROF-27, CARD-05, ERR-59)', async () => {
    await openEmpty(portal);
    await userEvent.type(field('Card Number'), VISA);
    await userEvent.click(field('Cardholder Name'));
    await userEvent.click(field('City'));
    expect(await screen.findByText('Cardholder Name is required')).toBeTruthy();
    expect(field('Cardholder Name').getAttribute('aria-invalid')).toBe('true');
    expect(saveButton().disabled).toBe(true);
    await userEvent.click(field('Cardholder Name'));
    expect(screen.queryByText('Cardholder Name is required')).toBeNull();
    expect(saveButton().disabled).toBe(false);
  });

  test('needs a zip code in the United States alone (CARD-09, ERR-07)', async () => {
    await openEmpty(portal);
    await fillCard();
    await userEvent.selectOptions(field('Country'), 'United States of America');
    await save();
    expect(screen.getByText('Zip Code is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Zip/Postal Code'));
    await userEvent.selectOptions(field('Country'), 'France');
    expect(screen.queryByText('Zip Code is required')).toBeNull();
    await save();
    await isSaved();
  });

  test('asks for VAT where there is one, and forgets it where there is none (CARD-08)', async () => {
    await openEmpty(portal);
    expect(screen.queryByLabelText('VAT')).toBeNull();
    await userEvent.selectOptions(field('Country'), 'Germany');
    await userEvent.type(field('VAT'), 'DE123');
    await userEvent.selectOptions(field('Country'), 'United States of America');
    expect(screen.queryByLabelText('VAT')).toBeNull();
    await userEvent.selectOptions(field('Country'), 'Germany');
    expect(field('VAT').value).toBe('');
  });

  test('has 12 months, 21 years and the countries to choose from (CARD-20, CARD-21)', async () => {
    await openEmpty(portal);
    const options = (label: string) => within(field(label)).getAllByRole('option').length - 1;
    expect([options('Month'), options('Year')]).toEqual([12, 21]);
    expect(options('Country')).toBeGreaterThan(239);
    expect(options('Country')).toBeLessThan(261);
  });

  test('shows its brand, and is taken from one pasted text (CARD-01)', async () => {
    await openEmpty(portal);
    await userEvent.click(field('Card Number'));
    await userEvent.paste('3782 822463 10005 4/29 1234');
    expect(field('Card Number').value).toBe('3782 822463 10005');
    expect(field('CVV').value).toBe('1234');
    expect(field('Month').value).toBe('04');
    expect(field('Year').value).toBe('2029');
    expect(screen.getByText('American Express')).toBeTruthy();
  });

  test('can be typed on a phone and filled in by a browser', async () => {
    await openEmpty(portal);
    const facts = (label: string) => [field(label).inputMode, field(label).autocomplete];
    expect(facts('Card Number')).toEqual(['numeric', 'cc-number']);
    expect(facts('CVV')).toEqual(['numeric', 'cc-csc']);
    expect(field('Cardholder Name').autocomplete).toBe('cc-name');
    expect(field('Street Address').autocomplete).toBe('billing address-line1');
    expect(field('Month').getAttribute('autocomplete')).toBe('cc-exp-month');
    expect(field('Year').getAttribute('autocomplete')).toBe('cc-exp-year');
    // Password managers fill the whole date into a hidden field.
    const expiry = document.querySelector('input[autocomplete=cc-exp]');
    fireEvent.change(expiry ?? document.body, { target: { value: '04/29' } });
    expect([field('Month').value, field('Year').value]).toEqual(['04', '2029']);
  });
});

describe('the card on file', () => {
  test('stands in the form with masks, holder, address and expiry (CARD-02, CARD-03)', async () => {
    await openStored(portal);
    expect(field('Card Number').value).toBe('************1111');
    expect(field('CVV').value).toBe('***');
    expect(field('Cardholder Name').value).toBe('Ann Lee');
    expect(field('Street Address').value).toBe('1 Main Street');
    expect(field('Country').value).toBe('Germany');
    expect(screen.getByText('Visa', { selector: '[role=status]' })).toBeTruthy();
  });

  test('of American Express has a mask of four for its CVV (CARD-03)', async () => {
    const user = await portal.user();
    await openEmpty(portal, user);
    await fillCard(AMEX, '1234');
    await save();
    await isSaved();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit credit card' }));
    await screen.findByRole('dialog', { name: 'Edit Payment Method' });
    expect(field('Card Number').value).toBe('************0005');
    expect(field('CVV').value).toBe('****');
  });

  test('gives way as soon as one types in its number or CVV, and comes back when wanted (CARD-04)', async () => {
    await openStored(portal);
    await userEvent.type(field('Card Number'), '4');
    expect(field('Card Number').value).toBe('4');
    expect(field('CVV').value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the card on file' }));
    expect(field('Card Number').value).toBe('************1111');
    await userEvent.type(field('CVV'), '1');
    expect(field('CVV').value).toBe('1');
  });

  test('stays when its masks are untouched: only what belongs to it changes', async () => {
    await openStored(portal);
    await userEvent.clear(field('Cardholder Name'));
    await userEvent.type(field('Cardholder Name'), 'Zoe Lee');
    const requests = watchRequests();
    await save();
    await isSaved();
    expect(requests.find(({ body }) => body.includes('UpdatePaymentMethod'))?.body).toContain('"nonce":null');
    expect(requests.some(isTo('provider'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Zoe Lee')).toBeTruthy();
    expect(screen.getByText('Visa ************1111')).toBeTruthy();
  });

  test('is replaced by another one, whose brand is spelled alike in the form and on file', async () => {
    await openStored(portal);
    await userEvent.type(field('Card Number'), MASTERCARD);
    const brand = within(screen.getByRole('dialog')).getByText(/mastercard/i).textContent;
    await userEvent.type(field('CVV'), '123');
    await save();
    await isSaved();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(`${brand} ************4444`)).toBeTruthy();
  });
});

test('the dialog stands in the address, and Escape leads out of it and back to its button', async () => {
  const { address } = await openStored(portal);
  expect(address()).toBe('/billing?edit=card');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/billing');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit credit card' })),
  );
});
