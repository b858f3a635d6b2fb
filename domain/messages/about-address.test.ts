import { expect, test } from 'vitest';
import { isAboutAddress } from './about-address';

test.each([
  ['abc is not a valid email address.', true],
  ['Sorry: abc is not a valid email address. Try again.', true],
  ['Valid email is required', true],
  ['Please enter a valid email address.', true],
  ['The current password is wrong.', false],
  ['', false],
])('%j is about an address: %s (D-76)', (text, isAbout) => {
  expect(isAboutAddress(text)).toBe(isAbout);
});
