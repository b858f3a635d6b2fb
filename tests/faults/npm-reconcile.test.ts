import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository, runProgram } from '../testkit/child';
import { demoFolder } from '../testkit/demo-folder';
import { freePorts } from '../testkit/free-ports';

const folder = mkdtempSync(join(tmpdir(), 'npm-reconcile-'));
const data = join(folder, 'data');
let settings: Record<string, string>;

beforeAll(async () => {
  cpSync(await demoFolder(), data, { recursive: true });
  const [vendor, payments, smtp, mail] = (await freePorts(4)).map(String);
  settings = {
    PATH: process.env['PATH'] ?? '',
    VENDOR_PORT: vendor ?? '',
    PAYMENTS_PORT: payments ?? '',
    SMTP_PORT: smtp ?? '',
    MAIL_PORT: mail ?? '',
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function reconcile(DATA_DIR: string) {
  const child = runProgram([join(repository, 'scripts/reconcile.mjs')], { env: { ...settings, DATA_DIR } });
  const { code } = await child.exited;
  return { code, output: child.output() };
}

describe('npm run reconcile', () => {
  it('reads the books of the sandbox, which has stopped with the portal, and stops it again', async () => {
    const { code, output } = await reconcile(data);
    expect(output).toMatch(/^No difference/m);
    expect(code).toBe(0);
    await expect(fetch(`http://127.0.0.1:${settings['PAYMENTS_PORT']}/healthz`)).rejects.toThrow();
  });

  it('makes no data where there are none', async () => {
    const mistyped = join(folder, 'mistyped');
    expect((await reconcile(mistyped)).code).toBe(2);
    expect(existsSync(mistyped)).toBe(false);
  });
});
