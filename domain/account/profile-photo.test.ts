import { describe, expect, it, test } from 'vitest';
import { message } from '../messages/catalogue';
import {
  formatByContent,
  formatByName,
  PHOTO_MAX_BYTES,
  photoFileProblem,
  shownPhotoAddress,
} from './profile-photo';

test.each([
  ['me.gif', 'gif'],
  ['me.jpg', 'jpeg'],
  ['ME.JPEG', 'jpeg'],
  ['holiday.2026.png', 'png'],
  ['me.svg', null],
  ['me.png.html', null],
  ['png', null],
  ['', null],
])('a file named %s counts as %s (CONST-34)', (name, format) => {
  expect(formatByName(name)).toBe(format);
});

test.each([
  [[0x47, 0x49, 0x46, 0x38, 0x37, 0x61, 1], 'gif'],
  [[0x47, 0x49, 0x46, 0x38, 0x39, 0x61], 'gif'],
  [[0xff, 0xd8, 0xff, 0xe1], 'jpeg'],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'png'],
  [[0x89, 0x50, 0x4e, 0x47], null],
  [[0x3c, 0x73, 0x76, 0x67], null],
  [[], null],
])('a file that begins with %j is a %s', (bytes, format) => {
  expect(formatByContent(Uint8Array.from(bytes))).toBe(format);
});

describe('a file that is chosen as the profile photo', () => {
  it.each([
    ['notes.txt', 10, message.photoType],
    ['me.webp', PHOTO_MAX_BYTES + 1, message.photoType],
    ['me.png', 0, message.photoEmpty],
    ['me.png', PHOTO_MAX_BYTES + 1, message.photoTooLarge],
    ['me.png', PHOTO_MAX_BYTES, null],
  ])('%s of %i bytes: %s', (name, size, problem) => {
    expect(photoFileProblem({ name, size })).toBe(problem);
  });
});

describe('the address of a photo', () => {
  it.each([
    ['http://localhost:4001/user/profileImage/ab-12_C', '/profile-image/ab-12_C'],
    ['https://accounts.example/base/USER/PROFILEIMAGE/x', '/profile-image/x'],
    ['https://photos.example/me.png?s=2', 'https://photos.example/me.png?s=2'],
  ])('%s is shown as %s', (address, shown) => {
    expect(shownPhotoAddress(address)).toBe(shown);
  });

  it.each([
    null,
    '',
    'me.png',
    '/user/profileImage/x',
    'http://photos.example/me.png',
    'javascript:alert(1)',
    'javascript:/user/profileImage/x',
    'data:image/svg+xml,<svg/>',
    '//photos.example/me.png',
  ])('%s is shown as nothing', (address) => {
    expect(shownPhotoAddress(address)).toBeNull();
  });
});
