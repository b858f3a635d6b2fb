import { describe, expect, it } from 'vitest';
import { EMPTY_CARD } from '../../ui/card-form/card-values';
import { paymentInput } from './payment-input';

const CARD = { ...EMPTY_CARD, cardNumber: '4111 1111 1111 1111', cvv: '987', cardholderName: 'Ann Lee' };

describe('what an order is paid with', () => {
  it('is the card on file, without a nonce (CARD-28, CART-14, T-15)', () => {
    expect(paymentInput({ recaptchaToken: 'proof', nonce: null }, null, 'v-1')).toEqual({
      useExistingPaymentMethod: true,
      replacePaymentMethod: false,
      recaptchaToken: 'proof',
      cardVersion: 'v-1',
    });
  });

  it('is a new card that replaces it, by its nonce, without number and CVV (CARD-23, CARD-28, CART-14, T-15)', () => {
    const input = paymentInput({ recaptchaToken: 'proof', nonce: 'n-1' }, CARD, 'v-1');
    expect(input).toMatchObject({
      useExistingPaymentMethod: false,
      replacePaymentMethod: true,
      nonce: 'n-1',
      recaptchaToken: 'proof',
      cardholderName: 'Ann Lee',
    });
    expect(JSON.stringify(input)).not.toMatch(/4111|987/);
  });
});
