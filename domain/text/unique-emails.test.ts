import { expect, it } from 'vitest';
import { uniqueEmails } from './unique-emails';

it.each([
  [
    ['a@x.com', 'b@x.com'],
    ['a@x.com', 'b@x.com'],
  ],
  [['Ann@X.example', 'ann@x.example', ' ann@x.example '], ['Ann@X.example']],
  [['', ' ', 'a@x.com', ''], ['a@x.com']],
  [[], []],
])('%j are %j', (emails, unique) => {
  expect(uniqueEmails(emails)).toEqual(unique);
});
