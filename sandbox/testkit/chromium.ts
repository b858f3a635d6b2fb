import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** A real browser that reaches this machine and nothing else; `hosts` lead to a local port each. */
export function launchChromium(hosts: readonly string[], port: number): Promise<Browser> {
  const rules = [
    ...hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`),
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
  ];
  return chromium.launch({
    executablePath: executable(),
    args: [
      `--host-resolver-rules=${rules.join(', ')}`,
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

function executable(): string {
  // biome-ignore lint/style/noProcessEnv: where a machine keeps its browser is no setting of the program
  const candidates = [process.env['CHROME_PATH'], '/usr/bin/chromium', chromium.executablePath()];
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (!found)
    throw new Error('No Chromium: run "npx playwright install chromium", or set CHROME_PATH to one.');
  return found;
}
