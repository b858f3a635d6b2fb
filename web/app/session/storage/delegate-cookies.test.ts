import { afterEach, expect, test } from 'vitest';
import { showOrigin } from '../../../testing/show-origin';
import { browserDelegateCookies } from './delegate-cookies';

const cookies = browserDelegateCookies(window);

function setCookies(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the support tool does before the page is loaded
    window.document.cookie = `${name}=${value}; path=/`;
  }
}

const trio = { stoken: 'a%2Bb', btid: 'b', portaluser: 'p' };

afterEach(() => cookies.clear());

test('all three speak for another session than that of the stored token', () => {
  setCookies(trio);
  expect(cookies.speakBeside('another')).toBe(true);
  expect(cookies.speakBeside('a+b')).toBe(false);
  expect(cookies.speakBeside('')).toBe(false);
});

test.each(['stoken', 'btid', 'portaluser'])('without %s they speak for nobody (AUTH-16)', (missing) => {
  setCookies({ ...trio, [missing]: '' });
  expect(cookies.speakBeside('another')).toBe(false);
});

test('clearing leaves other cookies alone (AUTH-20)', () => {
  setCookies({ ...trio, stokens: 'x' });
  cookies.clear();
  expect(window.document.cookie).toBe('stokens=x');
});

test('a new token takes the place of the old one (AUTH-13)', () => {
  setCookies(trio);
  cookies.replaceToken('c+d;e');
  expect(window.document.cookie).toContain('stoken=c%2Bd%3Be');
  expect(cookies.speakBeside('c+d;e')).toBe(false);
  expect(cookies.speakBeside('a+b')).toBe(true);
});

test('a new token stands where the old one stood, also for the hosts beside this one (D-08)', () => {
  const before = window.location.origin;
  showOrigin('https://a.portal.example');
  setCookies({ stoken: 'old; domain=portal.example' });
  cookies.replaceToken('new');
  expect(window.document.cookie).toBe('stoken=new');
  showOrigin('https://b.portal.example');
  expect(window.document.cookie).toBe('stoken=new');
  cookies.clear();
  showOrigin(before);
});
