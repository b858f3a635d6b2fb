import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** A real browser that reaches this machine and nothing else; `hosts` lead to a local port each. */
export function launchChromium(hosts: readonly string[], port: number): Promise<Browser> {
  const rules = [
    ...hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`),
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
  ];
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
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

/** The browser of this machine; undefined where there is none, and nothing can be tried in one. */
export function findChromium(): string | undefined {
  return [
    // biome-ignore lint/style/noProcessEnv: where a machine keeps its browser is no setting of the program
    process.env['CHROME_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ].find((path) => path !== undefined && existsSync(path));
}
