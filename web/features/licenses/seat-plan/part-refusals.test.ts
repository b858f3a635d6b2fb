import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { partRefusals } from './use-seat-plan';

const error = (text: string, seatIds: string[]) => ({ message: text, seatIds });

test('in a part that was carried out, only the named seats were refused', () => {
  const userErrors = [error('Not this one.', ['b'])];
  expect([...partRefusals(['a', 'b'], { userErrors, wasSent: true })]).toEqual([['b', 'Not this one.']]);
});

test('in a part that was not carried out, every seat was refused, whichever is named', () => {
  const named = partRefusals(['a', 'b'], { userErrors: [error('Not yours.', ['b'])], wasSent: false });
  expect([...named]).toEqual([
    ['a', message.planPartRefused],
    ['b', 'Not yours.'],
  ]);
  const stale = partRefusals(['a', 'b'], { userErrors: [error('Stale.', [])], wasSent: false });
  expect([...stale]).toEqual([
    ['a', 'Stale.'],
    ['b', 'Stale.'],
  ]);
});
