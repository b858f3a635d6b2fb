import { expect, it } from 'vitest';
import { inverse } from './inverse';

it('reads a table of names and codes the other way', () => {
  expect(inverse({ RP: 1, TEAM: 2 })).toEqual({ 1: 'RP', 2: 'TEAM' });
  expect(inverse({ monthly: 'M' })).toEqual({ M: 'monthly' });
});
