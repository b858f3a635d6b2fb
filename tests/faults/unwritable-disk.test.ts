import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHORT_LIVED_WITH_DATABASE } from '../../scripts/lib/node-flags.mjs';
import { ensureBuilt } from '../testkit/built';
import { repository } from '../testkit/child';
import { fillFolder } from '../testkit/migrated-folder';

/** A disk of its own for one command, removed with it. */
const WITH_A_DISK = ['--map-root-user', '--mount', 'sh', '-ec'];
const hasDisks = spawnSync('unshare', [...WITH_A_DISK, 'mount -t tmpfs tmpfs /mnt']).status === 0;

const FULL = 'dd if=/dev/zero of=/mnt/fill bs=64k 2>/dev/null || true';
const READ_ONLY = 'mount -o remount,ro /mnt';

describe.runIf(hasDisks)('the start on a disk that cannot be written', () => {
  let folder: string;

  beforeAll(async () => {
    await ensureBuilt('vendor-api');
    await ensureBuilt('sandbox');
    folder = mkdtempSync(join(tmpdir(), 'vendor-disk-'));
    mkdirSync(join(folder, 'original'));
    await fillFolder(join(folder, 'original'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function start(part: string, dataDir: string, spoil: string, env: Record<string, string> = {}) {
    const program = [process.execPath, ...SHORT_LIVED_WITH_DATABASE, `dist/${part}/main.js`].join(' ');
    const script = `mount -t tmpfs -o size=100m tmpfs /mnt; cp -r ${folder}/original /mnt/used; ${spoil}; DATA_DIR=${dataDir} ${program}`;
    return spawnSync('unshare', [...WITH_A_DISK, script], {
      cwd: repository,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', NODE_ENV: 'test', PORT: '0', ...env },
      encoding: 'utf8',
    });
  }

  it.each([
    ['vendor-api', '/mnt/used', 'is full', FULL],
    ['vendor-api', '/mnt/used', 'is read-only', READ_ONLY],
    ['vendor-api', '/mnt/new/vendor', 'is read-only', READ_ONLY],
    ['vendor-api', '/mnt/used', 'may not be written', 'chmod a-w /mnt/used/global/pg_control'],
    ['sandbox', '/mnt/new/sandbox', 'is read-only', READ_ONLY],
  ])('of %s in %s says that the disk %s, and deletes nothing', (part, dataDir, problem, spoil) => {
    const { status, stderr } = start(part, dataDir, spoil);
    expect(stderr).toMatch(
      new RegExp(`^${part}: The disk of the \\w+ folder ${dataDir} ${problem}.*Nothing in it is lost`, 'm'),
    );
    expect(stderr).not.toContain('reset');
    expect(status).toBe(1);
  });

  it('says that the disk became full while the first data was written', () => {
    const spoil = 'mount -o remount,size=58m /mnt; rm -r /mnt/used';
    const { status, stderr } = start('vendor-api', '/mnt/used', spoil, { DEMO_DATA: 'true' });
    expect(stderr).toMatch(
      /^vendor-api: The disk of the database folder \/mnt\/used is full: make room and start again\. .*\n$/,
    );
    expect(status).toBe(1);
  });
});
