import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startProgram, stopProgram, whenReady } from '../../scripts/lib/supervisor.mjs';

const folder = mkdtempSync(join(tmpdir(), 'slow-start-'));
const PATIENCE_MS = 1_000;

describe('a program that is slow to start', () => {
  let child: ReturnType<typeof startProgram> | undefined;
  let said: string[] = [];

  afterEach(() => child && stopProgram(child));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function start(source: string): Promise<void> {
    said = [];
    mkdirSync(join(folder, 'slow'), { recursive: true });
    writeFileSync(join(folder, 'slow/main.js'), source);
    const program = { name: 'slow program', part: 'slow', env: {} };
    child = startProgram(program, {
      bundleFolder: folder,
      logFolder: folder,
      onError: (text) => said.push(text),
    });
    return whenReady(program, child, { patienceMs: PATIENCE_MS, say: (line) => said.push(line) });
  }

  it('is waited for while it works, and its current step is reported', async () => {
    await start(`
      process.send({ doing: 'opening the database' });
      const until = Date.now() + ${3 * PATIENCE_MS};
      while (Date.now() < until);
      process.send({ ready: true });
      setTimeout(() => undefined, 60_000);
    `);
    expect(said.join('\n')).toMatch(
      /Waiting for the slow program, which is opening the database \(\d+ seconds so far\)/,
    );
  });

  it('is given up when it does nothing, and its last step is reported', async () => {
    const doing = `process.send({ doing: 'opening the database' }); setTimeout(() => undefined, 60_000);`;
    await expect(start(doing)).rejects.toThrow(
      'Gave up waiting for the slow program, which is opening the database: it has done nothing for 1 seconds.',
    );
  });
});
