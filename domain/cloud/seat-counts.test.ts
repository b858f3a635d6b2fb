import { expect, test } from 'vitest';
import { endingContents } from './seat-counts';

test.each([
  [0, 0, ''],
  [1, 0, '1 Author ends with the term'],
  [0, 3, '3 Publishers end with the term'],
  [2, 1, '2 Authors, 1 Publisher end with the term'],
])('of %s canceled authors and %s publishers it is said: %j', (authors, publishers, text) => {
  expect(endingContents({ authors, publishers })).toBe(text);
});
