import { expect, it } from 'vitest';
import { EDITIONS, Edition, editionName, editionOf } from './edition';

it('has the numbers and names of the vendor (ENUM-03)', () => {
  expect(Edition).toEqual({ Pro: 0, Team: 1, Enterprise: 2 });
  expect(EDITIONS.map(editionName)).toEqual(['Pro', 'Team', 'Enterprise']);
});

it('knows the edition of desktop licenses alone', () => {
  expect([0, 1, 2, 3, 13].map(editionOf)).toEqual([0, 1, 2, null, null]);
});
