import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { startTlsFront } from './tls-front';

/** A browser that can only reach this machine; each of `hosts` maps to a local port. */
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

export function findChromium(): string | undefined {
  return [
    // biome-ignore lint/style/noProcessEnv: where a machine keeps its browser is no setting of the program
    process.env['CHROME_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ].find((path) => path !== undefined && existsSync(path));
}

/** Checks that TLS does not crash the browser; the packaged one needs SQLite, which bare machines lack. */
export async function speaksTls(): Promise<boolean> {
  if (findChromium() === undefined) return false;
  const nowhere = await startTlsFront(1);
  const browser = await launchChromium([], 1);
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`https://127.0.0.1:${nowhere.port}/`).catch(() => null);
  const isAlive = browser.isConnected();
  await browser.close();
  nowhere.close();
  return isAlive;
}
