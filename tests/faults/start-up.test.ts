import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../testkit/built';
import { repository, runProgram } from '../testkit/child';
import { freePorts } from '../testkit/free-ports';
import { fillFolder } from '../testkit/migrated-folder';
import type { ProgramName } from '../testkit/processes';

const folder = mkdtempSync(join(tmpdir(), 'start-up-'));
let taken: Server;
let takenPort: number;
let free: Record<string, string>;

beforeAll(async () => {
  await ensureBuilt();
  const ports = await freePorts(6);
  takenPort = ports[5] ?? 0;
  taken = createServer().listen(takenPort, '127.0.0.1');
  const [PORT, VENDOR_PORT, PAYMENTS_PORT, SMTP_PORT, MAIL_PORT] = ports.map(String) as [
    string,
    string,
    string,
    string,
    string,
  ];
  free = { PORT, VENDOR_PORT, PAYMENTS_PORT, SMTP_PORT, MAIL_PORT };
});

afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program to its end; returns its exit code and error stream. */
async function endOf(script: string, settings: Record<string, string>) {
  const child = runProgram([join(repository, script)], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
  });
  const { code } = await child.exited;
  return { code, lines: child.errors().trim().split('\n') };
}

function expectOneLine({ code, lines }: { code: number | null; lines: string[] }, pattern: RegExp): void {
  expect(lines).toEqual([expect.stringMatching(pattern)]);
  expect(code).toBe(1);
}

const bundle = (name: ProgramName) => `dist/${name}/main.js`;

describe('a program that cannot start says why in one line', () => {
  // Each env.ts is tested for wrong values; this tests that its message reaches the terminal.
  it.each([
    ['gateway', 'TESTIMONIALS', '{'],
    ['vendor-api', 'DATABASE_URL', 'mysql://localhost'],
    ['sandbox', 'SMTP_PORT', '99999999'],
  ] as const)('%s: %s is "%s"', async (name, setting, value) => {
    const end = await endOf(bundle(name), { DATA_DIR: join(folder, 'unused'), [setting]: value });
    expectOneLine(end, new RegExp(`\\b${setting}\\b`));
  });

  it.each([
    ['gateway', 'PORT'],
    ['vendor-api', 'PORT'],
    ['sandbox', 'PAYMENTS_PORT'],
    ['sandbox', 'SMTP_PORT'],
    ['sandbox', 'MAIL_PORT'],
  ] as const)('%s: the port of %s is in use', async (name, setting) => {
    const DATA_DIR = join(folder, `${name}-${setting}`);
    mkdirSync(DATA_DIR);
    if (name === 'vendor-api') await fillFolder(DATA_DIR);
    const settings = { ...free, DATA_DIR, [setting]: String(takenPort) };
    expectOneLine(await endOf(bundle(name), settings), new RegExp(`${takenPort}`));
  });

  it.each(['gateway', 'vendor-api', 'sandbox'] as const)('%s: HOST is another machine', async (name) => {
    const DATA_DIR = join(folder, `${name}-HOST`);
    mkdirSync(DATA_DIR);
    if (name === 'vendor-api') await fillFolder(DATA_DIR);
    expectOneLine(await endOf(bundle(name), { ...free, DATA_DIR, HOST: '192.0.2.1' }), /HOST 192\.0\.2\.1/);
  });

  it.each(['gateway', 'vendor-api', 'sandbox'] as const)('%s: a stand-in in production', async (name) => {
    const settings = {
      NODE_ENV: 'production',
      SANDBOX_URL: 'http://localhost:4010',
      DATA_DIR: join(folder, 'production'),
    };
    expectOneLine(await endOf(bundle(name), settings), /production/);
  });

  it('vendor-api: the database folder holds something else', async () => {
    const DATA_DIR = join(folder, 'foreign');
    mkdirSync(DATA_DIR);
    writeFileSync(join(DATA_DIR, 'letter.txt'), 'Dear Sir or Madam');
    expectOneLine(await endOf(bundle('vendor-api'), { DATA_DIR }), /reset|DATA_DIR/);
  });

  it('vendor-api: the database folder is broken', async () => {
    const DATA_DIR = join(folder, 'broken');
    mkdirSync(join(DATA_DIR, 'global'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'PG_VERSION'), '18\n');
    writeFileSync(join(DATA_DIR, 'global/pg_control'), 'nonsense');
    expectOneLine(await endOf(bundle('vendor-api'), { DATA_DIR }), /reset|DATA_DIR/);
  });

  it('vendor-api: the first data is refused, without the values of the query', async () => {
    const DATA_DIR = join(folder, 'refused');
    mkdirSync(DATA_DIR);
    await fillFolder(DATA_DIR);
    const database = await PGlite.create(DATA_DIR);
    await database.exec(`alter table users add constraint nobody check (email = '')`);
    await database.close();
    const end = await endOf(bundle('vendor-api'), { ...free, DATA_DIR, DEMO_DATA: 'true' });
    expectOneLine(end, /^vendor-api: The start failed: new row for .* "nobody"$/);
  });

  it('vendor-api: nothing answers at DATABASE_URL', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
    expectOneLine(await endOf(bundle('vendor-api'), { DATABASE_URL }), /DATABASE_URL|database/i);
  });
});

describe('npm start', () => {
  it('names the port in use and the setting that moves it', async () => {
    const end = await endOf('scripts/start.mjs', {
      ...free,
      DATA_DIR: join(folder, 'start'),
      MAIL_PORT: String(takenPort),
    });
    expectOneLine(end, new RegExp(`${takenPort}.*MAIL_PORT`));
  });

  it('passes on the one line of a program that does not like its settings, and stops the others', async () => {
    const end = await endOf('scripts/start.mjs', {
      ...free,
      DATA_DIR: join(folder, 'start'),
      VENDOR_TIMEOUT_MS: 'soon',
    });
    expect(end.code).toBe(1);
    expect(end.lines.filter((line) => line.includes('VENDOR_TIMEOUT_MS'))).toHaveLength(1);
    expect(end.lines.length).toBeLessThanOrEqual(2);
  });
});
