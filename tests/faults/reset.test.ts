import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLocked, lockFolder } from '../../vendor-api/db/folder-lock';
import { repository, runProgram } from '../testkit/child';
import { freePorts } from '../testkit/free-ports';

let folder: string;
let vendor: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reset-'));
  vendor = join(folder, 'vendor');
  mkdirSync(vendor);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function reset(...args: string[]) {
  const [port] = await freePorts(1);
  const child = runProgram([join(repository, 'scripts/reset.mjs'), ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, VENDOR_PORT: String(port) },
  });
  const { code } = await child.exited;
  return { code, lines: child.output().trim().split('\n') };
}

describe('npm run reset', () => {
  it('removes nothing under a vendor service that runs on another port', async () => {
    const lock = await lockFolder(vendor);
    const { code, lines } = await reset();
    expect(await isLocked(vendor)).toBe(true);
    await lock.release();
    expect(lines).toEqual([expect.stringContaining(`works on ${vendor}: stop the portal first`)]);
    expect(code).toBe(1);
    expect(existsSync(vendor)).toBe(true);
  });

  it('removes the data once nobody works on them', async () => {
    await (await lockFolder(vendor)).release();
    expect(await isLocked(vendor)).toBe(false);
    const { code, lines } = await reset();
    expect(lines).toEqual([expect.stringMatching(/^Removed /)]);
    expect(code).toBe(0);
    expect(existsSync(folder)).toBe(false);
  });

  it('removes nothing for somebody who asks what it does', async () => {
    const { code, lines } = await reset('--help');
    expect(lines).toEqual([expect.stringContaining('takes no arguments')]);
    expect(code).toBe(1);
    expect(existsSync(vendor)).toBe(true);
  });
});
