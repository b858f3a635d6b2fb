import { describe, expect, it } from 'vitest';
import { accountLoginUrl } from '#domain/account/account-login-url';
import { loginRedirect } from '#domain/account/login-redirect';
import { parseRedirect, withCode } from './links/portal-redirect';

const allowed = ['https://portal.example', 'http://localhost:4000'] as const;

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
    'https://portal.example./login',
    'https://pоrtal.example/login',
    'https://portal.example%2eevil.example/',
    'https%3A%2F%2Fportal.example%2Flogin',
    'https:/portal.example/login',
    'https:portal.example/login',
    'https://portal.example\u202e/login',
    'https://portal.example:443@evil.example/',
    'https://portal.example/\u0000',
    'ftp://portal.example/',
    'blob:https://portal.example/x',
    `https://portal.example/${'x'.repeat(4_000)}`,
    'https://portal.example//evil.example',
    'https://portal.example/..//evil.example',
    'https://',
    '',
  ])('may not be %j', (raw) => {
    expect(parseRedirect(raw, allowed)).toBeNull();
  });

  it.each([
    'https://portal。example/login',
    'https://ｐortal.example/login',
    'https://portal.example:443/login',
    'https:///portal.example/login',
  ])('may spell the portal as %s, which is the portal', (raw) => {
    expect(parseRedirect(raw, allowed)?.href).toBe('https://portal.example/login');
  });

  it.each([`/manage?search=${'%E6%BC%A2'.repeat(270)}`, `/${'a/'.repeat(3_000)}`, '/billing?x=1#y'])(
    'may be whatever the portal asks for, however long the place is (AUTH-07)',
    (original) => {
      const page = accountLoginUrl({
        accountsHost: 'https://accounts.example',
        origin: allowed[0],
        original,
      });
      const raw = new URL(page).searchParams.get('redirect') ?? '';
      expect(parseRedirect(raw, allowed)?.pathname).toBe('/login');
    },
  );

  it.each([
    ['/billing', '/billing'],
    ['/buy/change-term?newTerm=1&subId=7#x', '/buy/change-term?newTerm=1&subId=7#x'],
    ['/manage?code=theirs&sub=7', '/manage?sub=7'],
    ['/LOGIN/x', '/manage'],
    ['/%5cevil.example', '/manage'],
  ])('to %s takes the code to the login page, which leads on to %s (D-04, D-05)', (place, arrival) => {
    const url = new URL(withCode(new URL(`https://portal.example${place}`), 'C-1'));
    expect([url.origin, url.pathname, url.hash]).toEqual(['https://portal.example', '/login', '']);
    expect(url.searchParams.getAll('code')).toEqual(['C-1']);
    expect(loginRedirect(url.search)).toBe(arrival);
  });

  it.each(['/', '/?x=1', '/login', '/LOGIN/'])('to %s takes the code there', (place) => {
    const url = new URL(withCode(new URL(`https://portal.example${place}`), 'C-1'));
    expect(`${url.pathname}${url.search}`).toBe(`${place}${place.includes('?') ? '&' : '?'}code=C-1`);
  });

  it('carries no other code to the portal, which would take that one', () => {
    expect(withCode(new URL('https://portal.example/login?code=theirs&redirect=/buy'), 'C-1')).toBe(
      'https://portal.example/login?redirect=%2Fbuy&code=C-1',
    );
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
