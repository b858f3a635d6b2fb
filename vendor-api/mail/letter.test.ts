import { expect, test } from 'vitest';
import { displayPerson, letter, quotedName } from './letter';

test('a name does not reverse the text beside it', () => {
  const person = { name: '\u202eAda\u2066 Lee', email: 'ada@lee.example' };
  expect(displayPerson(person)).toBe('Ada Lee (ada@lee.example)');
});

test.each(['Pay at evil.example', 'Call 800 555 1234'])(
  'a mail to others leaves out the name “%s” and shows only the address',
  (name) => {
    expect(displayPerson({ name, email: 'ada@lee.example' })).toBe('ada@lee.example');
    expect(quotedName(name)).toBeNull();
  },
);

test('a group is called by its name in quotation marks, by none where it has none', () => {
  expect(quotedName('Design, Lisbon')).toBe('“Design, Lisbon”');
  expect(quotedName(null)).toBeNull();
});

test('a letter can be read in a dark mail client, and what it says is no markup', () => {
  const { html } = letter({ kind: 'assigned', to: 'ada@lee.example', subject: 'Seat' }, 'For <b>Ada</b>');
  expect(html).toContain('<meta name="color-scheme" content="light only">');
  expect(html).toMatch(/<body style="[^"]*background:#ffffff/);
  expect(html).toContain('<p>For &lt;b&gt;Ada&lt;/b&gt;</p>');
});

test('a key or a name without blanks goes on in the next line instead of out of the mail', () => {
  const { html } = letter({ kind: 'offline-key', to: 'ada@lee.example', subject: 'Key' }, 'K'.repeat(100));
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
});
