import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startProgram, stopProgram, whenReady } from '../../scripts/lib/supervisor.mjs';

const folder = mkdtempSync(join(tmpdir(), 'full-log-'));
/** More than a pipe holds, so that the program blocks unless it is read. */
const TALKATIVE = `
  for (let line = 0; line < 2_000; line += 1) console.log('x'.repeat(200));
  process.send({ ready: true });
  setTimeout(() => undefined, 60_000);
`;

describe('a program whose log cannot be written goes on, and reports that once', () => {
  let child: ReturnType<typeof startProgram> | undefined;

  beforeAll(() => {
    mkdirSync(join(folder, 'talkative'));
    writeFileSync(join(folder, 'talkative/main.js'), TALKATIVE);
    writeFileSync(join(folder, 'a-file'), '');
    mkdirSync(join(folder, 'full'));
    symlinkSync('/dev/full', join(folder, 'full/talkative.log'));
  });
  afterEach(() => child && stopProgram(child));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.runIf(existsSync('/dev/full')).each([
    ['its disk is full', 'full', /ENOSPC/],
    ['its folder cannot be made', 'a-file/logs', /ENOTDIR/],
  ])('%s', async (_what, logs, code) => {
    const said: string[] = [];
    const program = { name: 'talkative program', part: 'talkative', env: {} };
    const places = { bundleFolder: folder, logFolder: join(folder, logs) };
    child = startProgram(program, { ...places, onError: (text) => said.push(text) });
    await whenReady(program, child, { say: () => undefined });
    await expect.poll(() => said).toEqual([expect.stringMatching(code)]);
  });
});
