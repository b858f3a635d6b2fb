import { describe, expect, it } from 'vitest';
import { toCardTokenError } from './tokenize-card';

/** An error like the library's: an Error with extra fields. */
const libraryError = (code: string, details?: object) =>
  Object.assign(new Error('From the library.'), { code, details });

describe('an error of the card library', () => {
  it.each([
    ['CLIENT_AUTHORIZATION_INVALID', 401, 'authorization'],
    ['CLIENT_AUTHORIZATION_INSUFFICIENT', 403, 'authorization'],
    ['CLIENT_GATEWAY_NETWORK', undefined, 'unreachable'],
    ['CLIENT_REQUEST_TIMEOUT', undefined, 'unreachable'],
    ['CLIENT_RATE_LIMITED', 429, 'unreachable'],
    ['CLIENT_REQUEST_ERROR', 503, 'unreachable'],
    ['CLIENT_REQUEST_ERROR', 400, 'unexpected'],
    ['CLIENT_INVALID_AUTHORIZATION', undefined, 'unexpected'],
  ])('%s with status %s means %s', (code, httpStatus, failure) => {
    expect(toCardTokenError(libraryError(code, { httpStatus }))).toMatchObject({ failure, fieldErrors: [] });
  });

  it('names every wrong field, however deep, by the code of the provider', () => {
    const originalError = {
      fieldErrors: [
        {
          field: 'creditCard',
          fieldErrors: [
            { field: 'number', code: '81715', message: 'Credit card number is invalid.' },
            {
              field: 'billingAddress',
              fieldErrors: [{ field: 'postalCode', code: '81813', message: 'Postal code.' }],
            },
          ],
        },
      ],
    };
    const error = toCardTokenError(libraryError('CLIENT_REQUEST_ERROR', { httpStatus: 422, originalError }));
    expect(error.failure).toBe('card');
    expect(error.fieldErrors.map(({ field, code }) => [field, code])).toEqual([
      ['number', '81715'],
      ['postalCode', '81813'],
    ]);
  });

  it('keeps its cause, whatever was thrown', () => {
    const thrown = new TypeError('Cannot convert undefined or null to object');
    expect(toCardTokenError(thrown)).toMatchObject({ failure: 'unexpected', cause: thrown });
    expect(toCardTokenError('a text').failure).toBe('unexpected');
    expect(toCardTokenError(null).failure).toBe('unexpected');
  });
});
