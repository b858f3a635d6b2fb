import { expect, it, test } from 'vitest';
import {
  areTooMany,
  moveRecipient,
  parseRecipients,
  parseRenewalReceipts,
  receiptsToStore,
  recipientsText,
} from './renewal-receipts';

test.each([
  [['True', 'a@x.com,b@x.com'], true, ['a@x.com', 'b@x.com']],
  [['False', 'a@x.com'], false, ['a@x.com']],
  [['true', ''], false, []],
  [['True', null], true, []],
  [[], false, []],
])('the vendor list %j is on %s for %j (SALES-10)', (renewal, isOn, recipients) => {
  expect(parseRenewalReceipts(renewal)).toEqual({ isOn, recipients });
});

it('trims recipients and drops empties and duplicates (D-32)', () => {
  expect(parseRecipients(' a@x.com ,, b@x.com, A@x.com,')).toEqual({
    ok: true,
    recipients: ['a@x.com', 'b@x.com'],
  });
  expect(parseRecipients(' ')).toEqual({ ok: true, recipients: [] });
});

it('composes the letters of a recipient', () => {
  expect(parseRecipients('Ju\u0308rgen@x.com')).toEqual({ ok: true, recipients: ['Jürgen@x.com'] });
});

it('names recipients without @ (D-32)', () => {
  expect(parseRecipients('a@x.com, bob, carl')).toEqual({ ok: false, invalid: ['bob', 'carl'] });
});

it('names recipients that are longer than an address can be', () => {
  const [longest, tooLong] = [`${'a'.repeat(248)}@x.com`, `${'a'.repeat(249)}@x.com`];
  expect(parseRecipients(`${longest},${tooLong}`)).toEqual({ ok: false, invalid: [tooLong] });
});

it('takes twenty recipients and no more', () => {
  const some = (length: number) => Array.from({ length }, (_, index) => `a${index}@x.com`);
  expect([areTooMany(some(20)), areTooMany(some(21))]).toEqual([false, true]);
});

it('stores "not sent" to the own address when the field is cleared (SALES-12)', () => {
  expect(receiptsToStore(true, [], 'me@x.com')).toEqual({ isOn: false, recipients: ['me@x.com'] });
  expect(receiptsToStore(true, ['a@x.com'], 'me@x.com')).toEqual({ isOn: true, recipients: ['a@x.com'] });
  expect(receiptsToStore(false, ['a@x.com'], 'me@x.com')).toEqual({ isOn: false, recipients: ['a@x.com'] });
});

test.each([
  [true, ['a@x.com', 'b@x.com'], 'a@x.com, b@x.com'],
  [true, ['me@x.com'], 'me@x.com'],
  [false, ['a@x.com'], 'a@x.com'],
  [false, ['Me@x.com'], ''],
  [false, ['me@x.com', 'a@x.com'], 'me@x.com, a@x.com'],
  [false, [], ''],
])('with the option %j and %j the field says %j', (isOn, recipients, text) => {
  expect(recipientsText({ isOn, recipients }, 'me@x.com')).toBe(text);
});

test.each([
  ['', ''],
  ['old@a.example', 'new@a.example'],
  ['books@a.example, OLD@a.example', 'books@a.example,new@a.example'],
  ['old@a.example,New@a.example', 'new@a.example'],
  ['books@a.example', 'books@a.example'],
])('the recipients %j become %j (D-134)', (stored, moved) => {
  expect(moveRecipient(stored, 'old@a.example', 'new@a.example')).toBe(moved);
});
