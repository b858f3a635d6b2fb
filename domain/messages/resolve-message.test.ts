import { expect, it, test } from 'vitest';
import { isAboutAddress, resolveMessage, resolveMessageFirst } from './resolve-message';

test.each([
  [{ errorMessage: 'E', message: 'M' }, 'E'],
  [{ errorMessage: '', message: 'M' }, 'M'],
  [{ errorMessage: '  ', message: 'M' }, 'M'],
  [{ errorMessage: null, message: ' ' }, 'fallback'],
  [{}, 'fallback'],
  [null, 'fallback'],
])('of %j shows %s (ERR-01, D-96)', (answer, text) => {
  expect(resolveMessage(answer, 'fallback')).toBe(text);
});

it('puts message first where the vendor does so', () => {
  expect(resolveMessageFirst({ errorMessage: 'E', message: 'M' }, 'fallback')).toBe('M');
  expect(resolveMessageFirst({ errorMessage: 'E', message: '' }, 'fallback')).toBe('E');
  expect(resolveMessageFirst(null, 'fallback')).toBe('fallback');
});

test.each([
  ['abc is not a valid email address.', true],
  ['Sorry: abc is not a valid email address. Try again.', true],
  ['Valid email is required', true],
  ['Please enter a valid email address.', true],
  ['The current password is wrong.', false],
  ['', false],
])('%j is about an address: %s (D-76)', (text, isAbout) => {
  expect(isAboutAddress(text)).toBe(isAbout);
});
