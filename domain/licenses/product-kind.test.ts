import { expect, test } from 'vitest';
import { isAse, productKind } from './product-kind';

test.each([
  [false, false, false, 'rp'],
  [true, false, false, 'cfb'],
  [true, false, true, 'cfb'],
  [false, false, true, 'cfb'],
  [true, true, false, 'legacyAse'],
  [false, true, false, 'legacyAse'],
] as const)('isAse %s, isLegacyAse %s, isCfb %s is %s (D-117)', (ase, legacy, cfb, kind) => {
  expect(productKind({ isAse: ase, isLegacyAse: legacy, isCfb: cfb })).toBe(kind);
});

test('both cloud for business kinds are ASE', () => {
  expect((['rp', 'cfb', 'legacyAse', 'cloud'] as const).filter(isAse)).toEqual(['cfb', 'legacyAse']);
});
