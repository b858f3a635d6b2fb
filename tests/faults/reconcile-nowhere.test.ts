import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../testkit/built';
import { repository, runProgram } from '../testkit/child';
import { createDatabase, hasPostgres } from '../testkit/postgres';

const folder = mkdtempSync(join(tmpdir(), 'reconcile-nowhere-'));

beforeAll(() => ensureBuilt('vendor-api'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function reconcile(settings: Record<string, string>, ...args: string[]) {
  const child = runProgram([join(repository, 'dist/vendor-api/reconcile.js'), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
  });
  const { code } = await child.exited;
  return { code, lines: child.errors().trim().split('\n') };
}

const usage = expect.stringMatching(/^reconcile \[/);

const isServerThere = await hasPostgres();

describe('the comparison with the payment provider', () => {
  it('makes no database where there is none, and names the setting', async () => {
    const mistyped = join(folder, 'mistyped');
    const { code, lines } = await reconcile({ DATA_DIR: mistyped });
    expect(code).toBe(2);
    expect(lines).toEqual([expect.stringContaining(`no database in ${mistyped}. Set DATA_DIR`), usage]);
    expect(existsSync(mistyped)).toBe(false);
  });

  it.runIf(isServerThere)(
    'says of a database that no vendor service has used that it has no tables',
    async () => {
      const unused = await createDatabase();
      const { code, lines } = await reconcile({ DATABASE_URL: unused.url });
      await unused.drop();
      expect(code).toBe(2);
      expect(lines).toEqual([expect.stringContaining('has no tables of the vendor service'), usage]);
    },
  );

  it('does not agree about a period without a day', async () => {
    const { code, lines } = await reconcile(
      { DATA_DIR: folder },
      '--from',
      '2026-04-02',
      '--to',
      '2026-04-01',
    );
    expect(code).toBe(2);
    expect(lines).toEqual([expect.stringContaining('ends (2026-04-01) before it begins'), usage]);
  });
});
