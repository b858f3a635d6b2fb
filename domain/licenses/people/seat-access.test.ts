import { expect, test } from 'vitest';
import { message } from '../../messages/catalogue';
import { DIANA, seatFacts } from '../../testkit/facts';
import { assignAccess, managersAccess, noteAccess, offlineKeyAccess } from './seat-access';

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

test('perpetual licenses are as free as seats; upgrade codes have managers, but no user (T-09)', () => {
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

const viewer = { email: 'ann@lee.example' };
const seat = { managers: ['max@lee.example'], assignedTo: 'eva@lee.example' };
const question = { seat, kind: 'rp', isOwner: true, isEnded: false, viewer } as const;

test.each([
  ['the owner', {}],
  ['a manager', { isOwner: false, viewer: { email: 'MAX@lee.example' } }],
  ['whoever uses the seat', { isOwner: false, viewer: { email: 'Eva@lee.example' } }],
])('%s may have the offline key of an assigned seat (D-69, D-91)', (_who, more) => {
  expect(offlineKeyAccess({ ...question, ...more })).toEqual({ allowed: true });
});

test.each([
  ['by a stranger, whatever else', { isOwner: false, isEnded: true }, message.offlineKeyNotAllowed],
  [
    'by a stranger of a free seat',
    { isOwner: false, seat: { ...seat, assignedTo: null } },
    message.offlineKeyNotAllowed,
  ],
  ['of a bundle', { kind: 'legacyAse' as const }, message.offlineKeyElsewhere],
  ['of a seat that has ended', { isEnded: true }, message.offlineKeyEnded],
  ['of a free seat', { seat: { ...seat, assignedTo: null } }, message.offlineKeyUnassigned],
])('nobody gets one asked for %s (SEAT-14, D-69)', (_what, more, text) => {
  expect(offlineKeyAccess({ ...question, ...more })).toEqual({
    allowed: false,
    code: 'NOT_ALLOWED',
    message: text,
  });
});
