import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { repository } from '../testkit/child';
import { SEEN_TEXTS, UNSEEN_TEXTS } from './seen-texts';

/** Returns the longest part of a text that does not depend on its parameters. */
function fixedPart(text: string | ((...filled: never[]) => string)): string {
  if (typeof text === 'string') return text;
  // Values that occur in no text.
  const filled = (text as (...values: string[]) => string)('§§', '§§');
  return filled.split(/§§/).toSorted((a, b) => b.length - a.length)[0] ?? filled;
}

test.each(Object.entries(SEEN_TEXTS))(
  'the text %s is seen in a browser, where the table says',
  (key, path) => {
    expect(path).toMatch(/^tests\/journeys\//);
    const file = join(repository, path);
    expect(existsSync(file)).toBe(true);
    const source = readFileSync(file, 'utf8');
    const text = fixedPart(message[key as keyof typeof SEEN_TEXTS]);
    const isNamed = new RegExp(`message\\.${key}\\b`).test(source);
    expect(isNamed || source.includes(text.trim())).toBe(true);
  },
);

test.each(Object.entries(UNSEEN_TEXTS))('the text %s is on no screen: it %s', (key) => {
  expect(SEEN_TEXTS).not.toHaveProperty(key);
});
