import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import patches from '../mutants/patches.json' with { type: 'json' };

describe('a rule that `npm run mutants` breaks on purpose', () => {
  it.each(patches)('still stands where it is looked for: $rule', ({ file, from, to, tests }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  });
});
