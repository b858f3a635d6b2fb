import { describe, expect, it } from 'vitest';
import { typeCardNumber } from './card-number-input';

/** `|` marks the caret. */
function type(before: string, typed: string): string {
  const caret = typed.indexOf('|');
  const result = typeCardNumber(before, { text: typed.replace('|', ''), caret });
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
}

describe('typing a card number', () => {
  it('groups the digits and keeps the caret at the end', () => {
    expect(type('4111', '41111|')).toBe('4111 1|');
  });

  it('keeps the caret behind the digit typed in the middle', () => {
    expect(type('4111 1111', '4119|1 1111')).toBe('4119| 1111 1');
  });

  it('deletes the digit in front of a deleted gap', () => {
    expect(type('4111 2222', '4111|2222')).toBe('411|2 222');
  });

  it('takes a pasted number with any separators', () => {
    expect(type('', '3782-822463-10005|')).toBe('3782 822463 10005|');
  });

  it('lets everything be deleted', () => {
    expect(type('4111 1', '|')).toBe('|');
  });
});
