import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import {
  canSave,
  field,
  fillCard,
  isSaved,
  openEmpty,
  save,
  saveButton,
  VISA,
  watchRequests,
} from '../../../../testing/card-modal';
import { holdAnswer } from '../../../../testing/hold';
import { openApp } from '../../../../testing/open-app';
import { showOrigin } from '../../../../testing/show-origin';

const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});
afterEach(() => portal.faults({}));

function labels(): (string | undefined)[] {
  const inputs = screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input, select');
  return [...inputs].flatMap(({ labels: found }) => (found?.[0] ? [found[0].textContent ?? ''] : []));
}

/** Error of a field, as assistive technology reads it. */
function errorOf(label: string): string | undefined {
  const ids = (field(label).getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean)
    .join();
}

describe('the fields of the card form', () => {
  test('are card, holder, address and, where there is one, VAT (CARD-01)', async () => {
    await openEmpty(portal);
    const always = [
      'Card Number',
      'CVV',
      'Month',
      'Year',
      'Cardholder Name',
      'Street Address',
      'City',
      'State/Province',
      'Zip/Postal Code',
      'Country',
    ];
    expect(labels()).toEqual(always);
    await userEvent.selectOptions(field('Country'), 'Germany');
    expect(labels()).toEqual([...always, 'VAT']);
    await userEvent.type(field('Card Number'), '3782');
    expect(within(screen.getByRole('dialog')).getByText('American Express')).toBeTruthy();
  });

  test('take no more than there is room for (CARD-16, CARD-25)', async () => {
    await openEmpty(portal);
    await userEvent.selectOptions(field('Country'), 'Germany');
    const limits = {
      ...{ 'Cardholder Name': 175, 'Street Address': 255, City: 255 },
      ...{ 'State/Province': 255, 'Zip/Postal Code': 32, VAT: 64 },
    };
    for (const [label, most] of Object.entries(limits)) {
      await userEvent.click(field(label));
      await userEvent.paste('x'.repeat(300));
      expect([label, field(label).value.length]).toEqual([label, most]);
    }
  });

  test('are required, and none is called invalid before it was tried', async () => {
    await openEmpty(portal);
    for (const label of ['Month', 'Year', 'Country']) {
      const select = field(label);
      expect(select.getAttribute('aria-required')).toBe('true');
      // A browser exposes this as invalid, whatever the page says.
      expect(select.validity.valid).toBe(true);
    }
  });

  test('say each for itself what is wrong with it (CARD-09, CARD-10, CARD-11, CARD-12, CARD-13, CARD-14, CARD-15, ERR-07, ERR-08, ERR-09, ERR-10, ERR-11, ERR-12, ERR-13, ERR-59)', async () => {
    await openEmpty(portal);
    await save();
    expect(
      ['Card Number', 'CVV', 'Month', 'Year', 'Cardholder Name', 'Country', 'Zip/Postal Code'].map(errorOf),
    ).toEqual([
      'Please enter a valid card number',
      'CVV is required',
      'Month is required',
      'Year is required',
      'Cardholder Name is required',
      'Country is required',
      '',
    ]);
    await userEvent.selectOptions(field('Country'), 'United States of America');
    await userEvent.click(field('Zip/Postal Code'));
    await userEvent.tab();
    expect(errorOf('Zip/Postal Code')).toBe('Zip Code is required');
    expect(['Street Address', 'City', 'State/Province'].map(errorOf)).toEqual(['', '', '']);
  });

  test('are announced as they are left in error, but not all together by Save (ERR-59)', async () => {
    await openEmpty(portal);
    const announced = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
    await save();
    expect(errorOf('Card Number')).toBe('Please enter a valid card number');
    expect(announced()).toEqual([]);
    for (const [label, error] of [
      ['Cardholder Name', 'Cardholder Name is required'],
      ['Month', 'Month is required'],
    ] as const) {
      await userEvent.click(field(label));
      await userEvent.tab();
      expect(announced()).toEqual([error]);
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(errorOf(label)).toBe(error);
    }
  });
});

test('nothing can be saved while the tokens of the form are on their way (CARD-05)', async () => {
  const { token } = await portal.user();
  openApp({ url: portal.url, path: '/billing', token });
  const add = await screen.findByRole('button', { name: 'Add Payment Method' });
  const tokens = holdAnswer('"operationName":"BillingTokens"');
  await userEvent.click(add);
  await screen.findByRole('dialog', { name: 'Add Payment Method' });
  expect(saveButton().disabled).toBe(true);
  tokens.release();
  await canSave();
});

test('the provider gets the card and its postal code, and validates nothing (CARD-22)', async () => {
  await openEmpty(portal);
  await fillCard();
  await userEvent.type(field('Zip/Postal Code'), '75001');
  const requests = watchRequests();
  await save();
  await isSaved();
  const told = requests.find(({ body }) => body.includes('TokenizeCreditCard'));
  expect(JSON.parse(told?.body ?? '{}')).toMatchObject({
    variables: {
      input: {
        creditCard: {
          number: VISA,
          cardholderName: 'Ann Lee',
          cvv: '123',
          expirationMonth: '12',
          expirationYear: '2030',
          billingAddress: { postalCode: '75001' },
        },
        options: { validate: false },
      },
    },
  });
});
