import { expect, it } from 'vitest';
import { sortProviderErrors } from './provider-errors';

it('leads errors to their fields by the code of the provider, in the words of this form', () => {
  const errors = [
    { field: 'number', code: '81715', message: 'Credit card number is invalid.' },
    { field: 'creditCard', code: '81736', message: 'CVV verification failed.' },
    { field: 'postalCode', code: '81808', message: 'Postal code is required.' },
  ];
  expect(sortProviderErrors(errors)).toEqual({
    fields: {
      cardNumber: 'Please enter a valid card number',
      cvv: 'CVV verification failed.',
      postalCode: 'Zip Code is required',
    },
    others: [],
  });
});

it('leads errors without a known code by the name of the field, and keeps what belongs to none', () => {
  const errors = [
    { field: 'number', message: 'Declined.' },
    { field: 'number', message: 'A second one.' },
    { field: 'payment.zip', message: 'Not there.' },
    { field: 'payment.cardholderName', message: 'Nobody.' },
    { field: 'input.postalCode', message: 'Another one.' },
    { field: '', message: 'Try again.' },
  ];
  expect(sortProviderErrors(errors)).toEqual({
    fields: { cardNumber: 'Declined.', postalCode: 'Not there.', cardholderName: 'Nobody.' },
    others: ['Try again.'],
  });
});

it('knows the fields of an order by the names that orders have for them', () => {
  const errors = ['address', 'zip', 'state'].map((name) => ({ field: `payment.${name}`, message: name }));
  expect(sortProviderErrors(errors)).toEqual({
    fields: { streetAddress: 'address', postalCode: 'zip', region: 'state' },
    others: [],
  });
});
