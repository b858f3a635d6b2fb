import { expect, it, test } from 'vitest';
import { parseName, toProfile } from './profile';

const ID = '3f0c1d52-0000-4000-8000-000000000001';

it('reads the names of the account service and those of the portal (PROF-24, D-17)', () => {
  const profile = {
    userId: ID,
    email: 'a@b.example',
    name: 'Ann',
    profileImg: 'https://x.example/a.png',
    bio: 'Hi',
  };
  const read = { ...profile, isEmailConfirmed: true };
  expect(toProfile(profile)).toEqual(read);
  expect(
    toProfile({
      userId: ID,
      userEmail: 'a@b.example',
      nickname: 'Ann',
      profileImageUrl: 'https://x.example/a.png',
      bio: 'Hi',
    }),
  ).toEqual(read);
});

it('reports an address that is not confirmed yet', () => {
  const unconfirmed = { userId: ID, email: 'a@b.example', emailConfirmed: false };
  expect(toProfile(unconfirmed)).toMatchObject({ isEmailConfirmed: false });
});

it('accepts missing fields', () => {
  expect(toProfile({ userId: ID, profileImg: '' })).toEqual({
    userId: ID,
    email: '',
    isEmailConfirmed: true,
    name: '',
    profileImg: null,
    bio: null,
  });
});

test.each(['00000000-0000-0000-0000-000000000000', '0', '', null, undefined])(
  'the user id %j means no profile (PROF-25, D-18)',
  (userId) => {
    expect(toProfile({ userId, email: 'a@b.example' })).toBeNull();
  },
);

test.each([
  ['  Ines Duarte ', 'Ines Duarte'],
  ['Ines\r\nDuarte\u0000', 'Ines Duarte'],
  ['Ines\u2028Duarte\ud83e', 'Ines Duarte'],
  ['', ''],
  ['\u200b \u2060', ''],
  ['Ines\u202e (moc.live@a)', 'Ines (moc.live@a)'],
  ['🦊'.repeat(100), '🦊'.repeat(100)],
])('the name %j is stored as %j (PROF-10)', (typed, name) => {
  expect(parseName(typed)).toEqual({ ok: true, name });
});

test('a name of 101 characters is too long', () => {
  expect(parseName('x'.repeat(101))).toEqual({
    ok: false,
    message: 'Please enter a name of at most 100 characters.',
  });
});
