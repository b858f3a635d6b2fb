import { expect, it, test } from 'vitest';
import { toProfile } from './profile';

const ID = '3f0c1d52-0000-4000-8000-000000000001';

it('reads the names of the account service and those of the portal (PROF-24, D-17)', () => {
  const profile = {
    userId: ID,
    email: 'a@b.example',
    name: 'Ann',
    profileImg: 'https://x.example/a.png',
    bio: 'Hi',
  };
  expect(toProfile(profile)).toEqual(profile);
  expect(
    toProfile({
      userId: ID,
      userEmail: 'a@b.example',
      nickname: 'Ann',
      profileImageUrl: 'https://x.example/a.png',
      bio: 'Hi',
    }),
  ).toEqual(profile);
});

it('does without what is missing', () => {
  expect(toProfile({ userId: ID, profileImg: '' })).toEqual({
    userId: ID,
    email: '',
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
