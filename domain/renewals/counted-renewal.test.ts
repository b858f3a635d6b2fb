import { expect, test } from 'vitest';
import { planCountedRenewal } from './renewal-plan';

const group = { term: 2, startDate: '2025-04-11', expireDate: '2026-04-10', futureTerm: null } as const;

test('authors and publishers go on together for another term', () => {
  expect(planCountedRenewal('cfb', { authors: 3, publishers: 2 }, group)).toEqual({
    part: { term: 2, expireDate: '2027-04-10', seats: [] },
    items: [
      { licenseType: 14, quantity: 3 },
      { licenseType: 15, quantity: 2 },
    ],
  });
});

test('a term that waits begins with the new period (TERM-05, TERM-11)', () => {
  expect(planCountedRenewal('cloud', { authors: 1, publishers: 9 }, { ...group, futureTerm: 1 })).toEqual({
    part: { term: 1, expireDate: '2026-05-10', seats: [] },
    items: [{ licenseType: 13, quantity: 1 }],
  });
});

test('a group without seats ends', () => {
  expect(planCountedRenewal('cfb', { authors: 0, publishers: 0 }, group)).toBeNull();
});
