import { expect, it } from 'vitest';
import { DIANA } from '../../testkit/facts';
import { isManagedBy, nameFor, withMe } from './managers';

it('finds the viewer among the managers by Me or by address (D-70)', () => {
  expect(isManagedBy(['Me'], DIANA.email)).toBe(true);
  expect(isManagedBy(['max@northwind.example', 'DIANA@northwind.example'], DIANA.email)).toBe(true);
  expect(isManagedBy(['max@northwind.example'], DIANA.email)).toBe(false);
  expect(isManagedBy([], DIANA.email)).toBe(false);
});

it('calls the viewer, and nobody else, Me (SEAT-21)', () => {
  expect(withMe(['max@northwind.example', DIANA.email], DIANA.email)).toEqual([
    'max@northwind.example',
    'Me',
  ]);
  expect(nameFor(DIANA.email, 'max@northwind.example')).toBe(DIANA.email);
});
