import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locked-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it.runIf(process.platform === 'linux')(
  'a folder is locked for processes with another temporary folder, too, until it is released',
  async () => {
    const lock = await lockFolder(folder);
    vi.stubEnv('TMPDIR', folder);
    await expect(lockFolder(folder)).rejects.toThrow(/in use by another process/);
    await lock.release();
    await (await lockFolder(folder)).release();
  },
);
