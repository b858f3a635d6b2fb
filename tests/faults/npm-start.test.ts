import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Child, repository, runProgram } from '../testkit/child';
import { demoFolder } from '../testkit/demo-folder';
import { eventually } from '../testkit/eventually';
import { freePorts } from '../testkit/free-ports';

const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
let settings: Record<string, string>;
let started: Child | undefined;

beforeAll(async () => {
  // A copy saves the first start over an empty folder, which made the demonstration.
  cpSync(await demoFolder(), folder, { recursive: true });
  const [gateway, vendor, payments, smtp, mail] = await freePorts(5);
  settings = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    PORT: String(gateway),
    VENDOR_PORT: String(vendor),
    PAYMENTS_PORT: String(payments),
    SMTP_PORT: String(smtp),
    MAIL_PORT: String(mail),
    DATA_DIR: folder,
  };
});

afterEach(() => started?.end('SIGTERM'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portal = () => `http://localhost:${settings['PORT']}`;

async function start(): Promise<Child> {
  const child = runProgram([join(repository, 'scripts/start.mjs')], { env: settings });
  started = child;
  await eventually(
    async () => child.output(),
    (output) => output.includes('Stop with Ctrl-C'),
    240_000,
  );
  return child;
}

/** Returns the process id of the child whose command contains `part`. */
function childOf(parent: Child, part: string): number {
  const pids = execFileSync('pgrep', ['-P', String(parent.process.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const match = pids.find((pid) =>
    execFileSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' }).includes(part),
  );
  return Number(match);
}

function isAnswering(): Promise<boolean> {
  return fetch(`${portal()}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe('npm start', () => {
  it('prints where to go, who to be and how to stop, serves the portal there and stops on Ctrl-C', async () => {
    const child = await start();
    expect(child.output()).toContain(portal());
    expect(child.output()).toContain('diana@northwind.example');
    expect(child.output()).toContain('demo-password');
    expect(child.output()).toContain('4111');
    expect(child.output()).toContain('/demo#access-account');
    expect(child.output()).toContain('/demo#read-only');
    expect(child.output()).toContain('npm run reset');
    const page = await fetch(`${portal()}/`);
    expect(await page.text()).toContain('<div id="root">');
    await child.end('SIGINT');
    expect((await child.exited).code).toBe(0);
    expect(child.errors()).toBe('');
    expect(await isAnswering()).toBe(false);
  });

  it('starts again over what is built and kept, and stops with one clear line when one program dies', async () => {
    const child = await start();
    expect(child.output()).toContain('Nothing to build.');
    expect(await isAnswering()).toBe(true);
    process.kill(childOf(child, 'vendor-api'), 'SIGKILL');
    expect((await child.exited).code).toBe(1);
    expect(child.errors().trim().split('\n')).toEqual([expect.stringMatching(/vendor service was killed/)]);
    expect(await isAnswering()).toBe(false);
  });

  it('takes its programs with it when it is killed itself', async () => {
    const child = await start();
    await child.end('SIGKILL');
    await eventually(isAnswering, (answers) => !answers);
  });
});
