import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A native select, which aligns its options itself. */
const isList = (selector: string) => /\bselect$/.test(selector);

test('long text is clipped at its end, in Hebrew and Arabic too', () => {
  const cutAtTheBeginning = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      [...readFileSync(join('web', path), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
        .filter(([, , rule = '']) => rule.includes('text-overflow: ellipsis'))
        .filter(
          ([, selector = '', rule = '']) =>
            !isList(selector.trim()) && !rule.includes('unicode-bidi: plaintext'),
        )
        .map(([, selector = '']) => `${path}: ${selector.trim()}`),
    );
  expect(cutAtTheBeginning).toEqual([]);
});
