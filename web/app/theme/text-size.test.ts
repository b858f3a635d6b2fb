import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Initials stand in a circle, whose size is that of a picture. */
const AVATAR = 'ui/avatar.module.css';

test('no text has a size in pixels: it grows where a reader has set a larger one in the browser', () => {
  const inPixels = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && path !== AVATAR)
    .flatMap((path) =>
      [
        ...readFileSync(join('web', path), 'utf8').matchAll(/font(?:-size)?:\s*[\d.]+px|@media[^{]*\dpx/g),
      ].map(([found]) => `${path}: ${found}`),
    );
  expect(inPixels).toEqual([]);
});
