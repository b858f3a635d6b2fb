import { afterEach, expect, it } from 'vitest';
import { browserTokenStore } from './token-store';

const tokens = browserTokenStore(window);
afterEach(() => localStorage.clear());

it('forgets a token, and not the newer one that has taken its place (AUTH-12)', () => {
  tokens.write('newer');
  tokens.forget('older', 'over');
  tokens.forget('', 'over');
  expect([tokens.read(), tokens.lastEnd()]).toEqual(['newer', 'signed-out']);
  tokens.forget('newer', 'over');
  expect([tokens.read(), tokens.lastEnd()]).toEqual(['', 'over']);
});

it('removes what cannot be a token, so that the login flow goes on (AUTH-14)', () => {
  localStorage.setItem('authToken', 'two\nlines');
  expect(tokens.read()).toBe('');
  expect(localStorage.getItem('authToken')).toBeNull();
});
