import { describe, expect, it } from 'vitest';
import { parseRedirect, withCode } from './redirect-target';

const allowed = ['https://portal.example', 'http://localhost:4000'];

describe('the redirect of a sign-in', () => {
  it.each([
    'https://portal.example/login',
    'https://portal.example/login?redirect=/billing&x=1',
    'http://localhost:4000/login?redirect=%2Fmanage',
    'HTTPS://PORTAL.example/login',
  ])('may be %s', (raw) => {
    expect(parseRedirect(raw, allowed)?.origin).toBeDefined();
  });

  it.each([
    'https://evil.example/',
    'https://portal.example.evil.example/',
    'https://portal.example@evil.example/',
    'https://user:pw@portal.example/',
    'https://portal.example:8443/',
    'http://portal.example/login',
    '//portal.example/login',
    '/login',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:\\\\evil.example',
    'https://portal.example\\@evil.example',
    'https://portal.example/\nSet-Cookie: a=b',
    ' https://portal.example/login',
    'https://',
    '',
  ])('may not be %j', (raw) => {
    expect(parseRedirect(raw, allowed)).toBeNull();
  });

  it('keeps what it carries and gets the code behind it', () => {
    expect(withCode(new URL('https://portal.example/login?redirect=/billing&x=1#t'), 'C-1')).toBe(
      'https://portal.example/login?redirect=/billing&x=1&code=C-1#t',
    );
    expect(withCode(new URL('https://portal.example/login'), 'C-1')).toBe(
      'https://portal.example/login?code=C-1',
    );
  });
});
