import { expect, test } from 'vitest';
import { partsUnderRule } from './step-rules';

test('a step is judged by the parts that it writes, and by the note when it writes none', () => {
  expect(partsUnderRule({ note: '', email: 'ann@b.example' })).toEqual(['email', 'note']);
  expect(partsUnderRule({ managers: [] })).toEqual(['managers']);
  expect(partsUnderRule({})).toEqual(['note']);
});
