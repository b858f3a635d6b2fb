import { expect, test } from 'vitest';
import { domainName, isDomainName } from './domain-name';

test.each([
  ['acme', 'acme'],
  [' Acme ', 'acme'],
  ['acme.axure.cloud', 'acme'],
  ['ACME.AXURE.CLOUD', 'acme'],
  ['', ''],
])('keeps %j as %j', (typed, name) => {
  expect(domainName(typed)).toBe(name);
});

test.each(['a', '7', 'acme-2', `a${'b'.repeat(62)}`])('accepts %j', (name) => {
  expect(isDomainName(name)).toBe(true);
});

test.each(['', '-acme', 'acme-', 'a.b', 'a b', 'ä', 'acme/..', `a${'b'.repeat(63)}`])(
  'refuses %j',
  (name) => {
    expect(isDomainName(name)).toBe(false);
  },
);
