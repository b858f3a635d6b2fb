import { afterEach, expect, it, vi } from 'vitest';
import { browserTokenStore } from './token-store';

const tokens = browserTokenStore(window);
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

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

it.each(['QuotaExceededError', 'SecurityError'])(
  'keeps a token as long as the page where the browser keeps none: %s',
  (reason) => {
    const refuse = () => {
      throw new DOMException('Refused', reason);
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    if (reason === 'SecurityError') vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    const kept = browserTokenStore(window);
    expect(kept.read()).toBe('');
    kept.write('token');
    expect(kept.read()).toBe('token');
    kept.remove('over');
    expect([kept.read(), kept.lastEnd()]).toEqual(['', 'over']);
  },
);

it('keeps no older token beside a newer one for which there is no room', () => {
  tokens.write('older');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const page = browserTokenStore(window);
  page.write('newer');
  expect([page.read(), localStorage.getItem('authToken')]).toEqual(['newer', null]);
});

it('is written in one step, so that no other tab takes a newer token for a sign-out (AUTH-13)', () => {
  tokens.write('older');
  const remove = vi.spyOn(Storage.prototype, 'removeItem');
  tokens.write('newer');
  expect(remove).not.toHaveBeenCalledWith('authToken');
});
