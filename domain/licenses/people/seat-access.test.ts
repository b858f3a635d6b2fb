import { expect, test } from 'vitest';
import { DIANA, seatFacts } from '../../testkit/facts';
import { assignAccess, managersAccess, noteAccess } from './seat-access';

const OTHERS = ['max@northwind.example'];

test.each([
  ['owner who is no manager', true, OTHERS],
  ['owner and manager', true, ['Me']],
  ['manager who is not owner', false, [DIANA.email]],
])('the %s may assign (T-09)', (_, isOwner, managers) => {
  expect(
    assignAccess({ seat: seatFacts({ managers }), isOwner, kind: 'subscription', viewer: DIANA }),
  ).toEqual({
    allowed: true,
  });
});

test('an assignee or a stranger may not, and learns why (T-09)', () => {
  const seat = seatFacts({ managers: OTHERS, assignedTo: DIANA.email });
  expect(assignAccess({ seat, isOwner: false, kind: 'subscription', viewer: DIANA })).toEqual({
    allowed: false,
    code: 'NOT_ALLOWED',
    message: 'Only the owner or a manager of this license can assign it.',
  });
});

test('nobody may assign an education seat (EDU-03)', () => {
  expect(assignAccess({ seat: seatFacts(), isOwner: true, kind: 'education', viewer: DIANA })).toEqual({
    allowed: false,
    code: 'NOT_ALLOWED',
    message: 'Education subscriptions cannot be reassigned or transferred.',
  });
});

const ACTIONS = [
  ['change managers', managersAccess, 'change its managers'],
  ['edit the note', noteAccess, 'edit its notes'],
] as const;

test.each(ACTIONS)('owner and manager may %s, nobody else (SEAT-19)', (_, access, what) => {
  const ask = (isOwner: boolean, managers: string[]) =>
    access({ seat: seatFacts({ managers }), isOwner, kind: 'subscription', viewer: DIANA });
  expect(ask(true, OTHERS)).toEqual({ allowed: true });
  expect(ask(false, ['Me'])).toEqual({ allowed: true });
  expect(ask(false, OTHERS)).toEqual({
    allowed: false,
    code: 'NOT_ALLOWED',
    message: `Only the owner or a manager of this license can ${what}.`,
  });
});

test('of an education seat its managers may write the note, and nothing else (T-09)', () => {
  const question = {
    seat: seatFacts({ managers: ['Me'] }),
    isOwner: false,
    kind: 'education' as const,
    viewer: DIANA,
  };
  expect(noteAccess(question)).toEqual({ allowed: true });
  expect(managersAccess(question)).toMatchObject({ allowed: false });
});

test('perpetual licences are as free as seats; upgrade codes have managers, but no user (T-09)', () => {
  const ask = (kind: 'perpetual' | 'upgrade') => ({
    seat: seatFacts({ managers: OTHERS }),
    kind,
    isOwner: true,
    viewer: DIANA,
  });
  for (const access of [assignAccess, managersAccess, noteAccess])
    expect(access(ask('perpetual'))).toEqual({ allowed: true });
  expect(assignAccess(ask('upgrade'))).toMatchObject({ message: 'Upgrade codes are not assigned to users.' });
  expect(managersAccess(ask('upgrade'))).toEqual({ allowed: true });
});
