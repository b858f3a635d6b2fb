import { describe, expect, test } from 'vitest';
import { message } from '../messages/catalogue';
import { checkHome, homeKind, readDomain } from './home';

const TODAY = '2026-04-11';
const viewer = { userId: 'u1', email: 'ann@test.example' };
const group = { userId: 'u1', ownerId: null, ownerEmail: null, expireDate: '2026-12-31' };

describe('a cloud group', () => {
  test.each([
    ['legacyAse', 'domain'],
    ['cfb', 'domain'],
    ['cloud', 'organization'],
  ] as const)('of kind %s is assigned to a %s (CLOUD-11, D-85)', (kind, home) => {
    expect(homeKind(kind)).toBe(home);
  });

  test.each(['2026-12-31', TODAY])('that covers %s is its owner’s to assign', (expireDate) => {
    expect(checkHome({ ...group, expireDate }, { viewer, today: TODAY })).toBeNull();
  });

  test('of somebody else is not assigned, over or not', () => {
    const refusal = { code: 'NOT_OWNER', message: message.notOwnerCloud };
    for (const expireDate of ['2026-12-31', '2026-04-10'])
      expect(checkHome({ ...group, userId: 'u2', expireDate }, { viewer, today: TODAY })).toEqual(refusal);
  });

  test('that is over is not assigned', () => {
    expect(checkHome({ ...group, expireDate: '2026-04-10' }, { viewer, today: TODAY })).toEqual({
      code: 'NOT_ELIGIBLE',
      message: message.homeEnded,
    });
  });
});

test.each([
  [' Acme ', 'acme'],
  ['ACME.axure.cloud', 'acme'],
  ['', null],
  ['.axure.cloud', null],
  ['acme.example', null],
  ['-acme', null],
])('a typed domain %j is read as %j (CLOUD-07)', (typed, name) => {
  expect(readDomain(typed)).toBe(name);
});
