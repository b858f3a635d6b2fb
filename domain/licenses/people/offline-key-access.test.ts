import { expect, test } from 'vitest';
import { message } from '../../messages/catalogue';
import { offlineKeyAccess } from './offline-key-access';

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
