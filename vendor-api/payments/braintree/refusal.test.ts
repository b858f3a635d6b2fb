import { describe, expect, it } from 'vitest';
import { declined } from './refusal';

const error = (code: string, attribute = '') => ({ code, attribute });

describe('a refusal by the provider names the field concerned', () => {
  it.each([
    ['81703', 'number'],
    ['81707', 'cvv'],
    ['81736', 'cvv'],
    ['81709', 'expirationMonth'],
    ['81710', 'expirationMonth'],
    ['81712', 'expirationMonth'],
    ['81713', 'expirationMonth'],
    ['81715', 'number'],
    ['81717', 'number'],
    ['81723', 'cardholderName'],
    ['81737', 'postalCode'],
    ['81813', 'postalCode'],
  ])('for the code %s', (code, field) => {
    expect(declined({ codes: [error(code, 'base')] }).field).toBe(field);
  });

  it.each([
    ['number', 'number'],
    ['cvv', 'cvv'],
    ['expiration_year', 'expirationMonth'],
    ['cardholder_name', 'cardholderName'],
    ['postal_code', 'postalCode'],
    ['base', undefined],
  ])('for a code of later days, by its attribute %s', (attribute, field) => {
    expect(declined({ codes: [error('81799', attribute)] }).field).toBe(field);
  });

  it('for the first code that is known', () => {
    expect(declined({ codes: [error('99999'), error('81707'), error('81715')] }).field).toBe('cvv');
  });

  it('and nowhere for a nonce that is used up', () => {
    expect(declined({ codes: [error('93107', 'payment_method_nonce')] })).toEqual({
      kind: 'declined',
      text: 'The card details were used already or have expired. Please enter the card again.',
    });
  });
});

const DECLINED = 'The card was declined. Nothing was charged. Please ask your bank, or use another card.';

describe('a refusal by the bank names the field concerned', () => {
  it.each([
    ['2004', 'expirationMonth'],
    ['2005', 'number'],
    ['2006', 'expirationMonth'],
    ['2007', 'number'],
    ['2008', 'number'],
    ['2009', 'number'],
    ['2010', 'cvv'],
    ['2059', 'postalCode'],
    ['2060', 'cvv'],
    ['2000', undefined],
    ['2001', undefined],
    ['3000', undefined],
  ])('for the code %s', (processorResponseCode, field) => {
    const { field: at, text } = declined({ processorResponseCode });
    expect(at).toBe(field);
    expect(text).toMatch(/^The card was declined: [a-z ]+\. Nothing was charged\. Please .+\.$/i);
  });

  it.each([
    [
      'cvv',
      'cvv',
      'The card was declined: the CVV does not match it. Nothing was charged. Please check the CVV, or use another card.',
    ],
    [
      'avs',
      'postalCode',
      'The card was declined: the address does not match it. Nothing was charged. Please check the address, or use another card.',
    ],
    [
      'avs_and_cvv',
      'cvv',
      'The card was declined: the address and the CVV do not match it. Nothing was charged. Please check both, or use another card.',
    ],
    ['fraud', undefined, DECLINED],
  ])('for what the gateway rejects because of %s', (gatewayRejectionReason, field, text) => {
    const answer = declined({ gatewayRejectionReason, processorResponseCode: '1000' });
    expect([answer.field, answer.text]).toEqual([field, text]);
  });
});
