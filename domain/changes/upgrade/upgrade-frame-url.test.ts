import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { upgradeFrameUrl } from './upgrade-frame-url';

const BASE = 'https://licenses.example';
const NOTHING = { upgradeCode: null, seats: [], newEdition: null };

describe('the address of the upgrade frame', () => {
  test.each([
    ['a code', { ...NOTHING, upgradeCode: 'UP-1' }, `${BASE}/upgrade?key=UP-1`],
    [
      'licenses and an edition',
      { ...NOTHING, seats: ['a', 'b'], newEdition: 'team' },
      `${BASE}/cart/upgrade?newedition=team&seats=a,b`,
    ],
    ['nothing', NOTHING, `${BASE}/cart/upgrade`],
  ])('follows from %s (BUY-08, PERP-13)', (_given, asked, address) => {
    expect(upgradeFrameUrl(BASE, asked)).toBe(address);
  });

  test('asks for Pro where licenses are named without an edition (BUY-17)', () => {
    expect(upgradeFrameUrl(BASE, { ...NOTHING, seats: ['a'] })).toBe(
      `${BASE}/cart/upgrade?newedition=pro&seats=a`,
    );
  });

  test('takes the code before everything else, and an empty one for none (D-34)', () => {
    const both = { upgradeCode: 'UP-1', seats: ['a'], newEdition: 'pro' };
    expect(upgradeFrameUrl(BASE, both)).toBe(`${BASE}/upgrade?key=UP-1`);
    expect(upgradeFrameUrl(BASE, { upgradeCode: '', seats: [''], newEdition: '' })).toBe(
      `${BASE}/cart/upgrade`,
    );
  });

  test('passes any input on, and adds nothing to it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.string({ minLength: 1 })), (text, seats) => {
        const byCode = new URL(upgradeFrameUrl(BASE, { ...NOTHING, upgradeCode: text }));
        expect([...byCode.searchParams]).toEqual([['key', text]]);
        const bySeats = new URL(upgradeFrameUrl(BASE, { ...NOTHING, seats, newEdition: text }));
        expect([...bySeats.searchParams]).toEqual([
          ['newedition', text],
          ['seats', seats.join(',')],
        ]);
        expect(bySeats.origin).toBe(BASE);
      }),
    );
  });
});
