import { expect, test } from 'vitest';
import { isLoginEntry } from './login-entry';

test.each(['/', '/login', '/login/', '/LOGIN', '/Login//', '//'])(
  '%s takes a one-time code (D-04)',
  (path) => {
    expect(isLoginEntry(path)).toBe(true);
  },
);

test.each(['', '/logins', '/login/x', '/x/login', '/billing', '/manage/login/', '/log-in'])(
  '%j takes none',
  (path) => {
    expect(isLoginEntry(path)).toBe(false);
  },
);
