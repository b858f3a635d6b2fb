import { expect, test } from 'vitest';
import { isThisMachine, plainBase, plainOrigin } from './web-address';

test.each([
  ['https://a.example', 'https://a.example'],
  ['https://A.example:8443/', 'https://a.example:8443'],
  ['http://[::1]:80/', 'http://[::1]'],
  ['https://a.example/portal', null],
  ['https://ann:secret@a.example', null],
  ['https://a.example/?', null],
  ['https://a.example/#top', null],
])('of %s the host and its port are %s', (address, origin) => {
  expect(plainOrigin(address)).toBe(origin);
});

test.each([
  ['https://a.example/', 'https://a.example'],
  ['https://a.example/rest//', 'https://a.example/rest'],
  ['https://ann:secret@a.example/rest', null],
  ['https://a.example/rest?x=1', null],
  ['https://a.example/rest#x', null],
])('to %s paths are appended as to %s', (address, base) => {
  expect(plainBase(address)).toBe(base);
});

test.each([
  ['localhost', true],
  ['portal.localhost', true],
  ['LOCALHOST.', true],
  ['127.0.0.1', true],
  ['127.0.10.254', true],
  ['0.0.0.0', true],
  ['[::1]', true],
  ['[::]', true],
  ['localhost.example', false],
  ['notlocalhost', false],
  ['10.0.0.1', false],
  ['portal.example', false],
])('%s is a loopback host: %s', (host, isOwn) => {
  expect(isThisMachine(host)).toBe(isOwn);
});
