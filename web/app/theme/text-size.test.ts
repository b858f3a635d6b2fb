import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SIGN_IN_PAGES = '../vendor-api/account/pages/page.css';

/** Initials in a circle with the fixed size of a picture. */
const AVATAR = 'ui/avatar.module.css';

test('no text has a size in pixels: it grows where a reader has set a larger one in the browser', () => {
  const inPixels = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && path !== AVATAR)
    .concat(SIGN_IN_PAGES)
    .flatMap((path) =>
      [
        ...readFileSync(join('web', path), 'utf8').matchAll(/font(?:-size)?:\s*[\d.]+px|@media[^{]*\dpx/g),
      ].map(([found]) => `${path}: ${found}`),
    );
  expect(inPixels).toEqual([]);
});

test('no icon and no box to tick has a size in pixels: they grow with the text beside them', () => {
  const inPixels = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx|css)$/.test(path) && !path.includes('.test.'))
    .flatMap((path) =>
      [
        ...readFileSync(join('web', path), 'utf8').matchAll(
          /<(?:Icon\w*|Arrow)\b[^>]*\ssize=\{\d|\binput(?!\[type="text"\])[^{};]*\{[^}]*\s(?:width|height): [\d.]+px/g,
        ),
      ].map(([found]) => `${path}: ${found}`),
    );
  expect(inPixels).toEqual([]);
});
