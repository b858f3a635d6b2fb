import { expect, test } from 'vitest';
import { message } from '../../messages/catalogue';
import { conflictText, partlyTakenText } from './conflict-text';

const NOW = { email: 'ann@b.example', managers: ['max@b.example'], note: 'Design' };
const stands = message.seatStands;

test.each([
  ['the user', NOW, { email: 'bob@b.example' }, stands('it is assigned to ann@b.example')],
  ['nobody', { ...NOW, email: '' }, { email: 'bob@b.example' }, stands('it is free')],
  ['a manager', NOW, { managers: [] }, stands('max@b.example manages it')],
  [
    'managers',
    { ...NOW, managers: ['a@b.example', 'c@b.example'] },
    { managers: [] },
    stands('a@b.example, c@b.example manage it'),
  ],
  ['no manager', { ...NOW, managers: [] }, { managers: ['a@b.example'] }, stands('nobody manages it')],
  ['the note', NOW, { note: '' }, stands('its note is “Design”')],
  ['no note', { ...NOW, note: '' }, { note: 'Art' }, stands('it has no note')],
  [
    'what differs of several parts',
    NOW,
    { email: 'ANN@b.example', managers: [], note: 'Art' },
    stands('max@b.example manages it, and its note is “Design”'),
  ],
  ['nothing that differs', NOW, { email: 'ann@b.example', note: 'Design' }, message.seatChanged],
])('a late change gets the message %s', (_what, now, from, text) => {
  expect(conflictText(now, from)).toBe(text);
});

test('a step that was refused in part names what was written all the same', () => {
  expect(partlyTakenText('No.', { email: '', note: 'Art' })).toBe(
    message.seatPartlyChanged('No.', 'it is free, and its note is “Art”'),
  );
});
