import { expect, it, test } from 'vitest';
import { resolveMessage, resolveMessageFirst } from './resolve-message';

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
