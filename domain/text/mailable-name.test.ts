import { describe, expect, it } from 'vitest';
import { mailableName } from './mailable-name';

describe('a name in a mail to others', () => {
  it.each([
    'Ada Lee',
    'J.R. Tolkien',
    'Dr. M. Ureña',
    'Max Ureña',
    'Lee & <Sons>, Inc.',
    'Studio 54',
    '4711 Köln e.V.',
    'AT&T',
    '3M',
    'O’Neill/Byrne',
    '株式会社アクメ',
    'שרה לוי',
    'Team: Berlin (2026)',
    'Me @ Home',
  ])('is kept: %s', (name) => {
    expect(mailableName(name)).toBe(name);
  });

  it.each([
    'https://evil.example/pay',
    'evil.example',
    'Ada (www.evil.example)',
    'pay at bit.ly/3xyz',
    'EVIL.COM',
    'evil．com',
    'evil。com',
    'ev\u200bil.\u200bcom',
    'пример.рф',
    'evil.xn--p1ai',
    '10.0.0.1/pay',
    'write to help@evil',
    'sms://',
    '\\\\evil\\share',
  ])('is left out when a mail client would make a link of it: %s', (name) => {
    expect(mailableName(name)).toBeNull();
  });

  it.each(['Call +1 (800) 555-1234', 'Ring 800 555 1234 now', '08005551234', '٠٨٠٠٥٥٥١٢٣٤', '1-800-FLOWERS'])(
    'is left out when it has a telephone number: %s',
    (name) => {
      expect(mailableName(name)).toBeNull();
    },
  );

  it('is null when empty, and loses direction marks', () => {
    expect(mailableName('')).toBeNull();
    expect(mailableName('\u202eAda\u2066 Lee')).toBe('Ada Lee');
  });
});
