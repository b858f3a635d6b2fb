import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { partRefusals } from './use-seat-plan';

const error = (text: string, seatIds: string[]) => ({ message: text, seatIds });

test('of a part that was sent, the seats that are named were refused, and no others', () => {
  const userErrors = [error('Not this one.', ['b'])];
  expect([...partRefusals(['a', 'b'], { userErrors, wasSent: true })]).toEqual([['b', 'Not this one.']]);
});

test('of a part that was refused before it was sent, nothing was done, whichever seat is named', () => {
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
