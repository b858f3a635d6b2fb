import { expect, test } from 'vitest';
import { choiceOf, PROPOSED, withChoice } from './retry-choice';

const going = { id: 'a', defaultChoice: 'RENEW' } as const;
const ending = { id: 'b', defaultChoice: 'CANCEL' } as const;

test('a seat starts from what is proposed for it, or from the choice for all (PAY-07)', () => {
  expect([choiceOf(PROPOSED, going), choiceOf(PROPOSED, ending)]).toEqual(['RENEW', 'CANCEL']);
  const all = { all: 'CANCEL', except: [] } as const;
  expect([choiceOf(all, going), choiceOf(all, ending)]).toEqual(['CANCEL', 'CANCEL']);
});

test('a seat that is chosen otherwise is named, and once it is chosen back it is not', () => {
  const changed = withChoice(PROPOSED, going, 'CANCEL');
  expect(changed).toEqual({ all: null, except: ['a'] });
  expect(choiceOf(changed, going)).toBe('CANCEL');
  expect(withChoice(changed, going, 'CANCEL')).toBe(changed);
  expect(withChoice(changed, going, 'RENEW')).toEqual(PROPOSED);
});
