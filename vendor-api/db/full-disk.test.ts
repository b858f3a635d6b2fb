import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '#tests/testkit/built';
import { repository } from '#tests/testkit/child';
import { fillFolder } from '#tests/testkit/migrated-folder';

/** A disk of its own for one command, gone with it. */
const WITH_A_DISK = ['--map-root-user', '--mount', 'sh', '-ec'];
const hasDisks = spawnSync('unshare', [...WITH_A_DISK, 'mount -t tmpfs tmpfs /mnt']).status === 0;

describe.runIf(hasDisks)('the start on a disk that cannot be written', () => {
  let folder: string;

  beforeAll(async () => {
    await ensureBuilt('vendor-api');
    folder = mkdtempSync(join(tmpdir(), 'vendor-disk-'));
    mkdirSync(join(folder, 'original'));
    await fillFolder(join(folder, 'original'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['full', 'dd if=/dev/zero of=/mnt/fill bs=64k 2>/dev/null || true'],
    ['read-only', 'mount -o remount,ro /mnt'],
  ])('names the disk that is %s, and deletes nothing', (problem, spoil) => {
    const start = `${process.execPath} --liftoff-only dist/vendor-api/main.js`;
    const script = `mount -t tmpfs -o size=100m tmpfs /mnt; cp -r ${folder}/original /mnt/vendor; ${spoil}; DATA_DIR=/mnt/vendor ${start}`;
    const { status, stderr } = spawnSync('unshare', [...WITH_A_DISK, script], {
      cwd: repository,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', NODE_ENV: 'test', PORT: '0' },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      new RegExp(
        `^vendor-api: The disk of the database folder /mnt/vendor is ${problem}.*Nothing in it is lost`,
        'm',
      ),
    );
    expect(stderr).not.toContain('reset');
    expect(status).toBe(1);
  });
});
