import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { openDatabase } from '../../../vendor-api/db/client';
import { dumpDatabase } from '../../testkit/dump-database';
import type { Portal } from '../../testkit/processes';

/** A unique card: its number in all likely formats, its security code as a value. */
export const canaryCard = { number: '378282246310005', cvv: '8264' };
export const cardSecrets: Secrets = {
  number: [canaryCard.number, '3782 822463 10005', '3782-822463-10005'],
  'security code': [`"${canaryCard.cvv}"`, `=${canaryCard.cvv}&`],
};

/** Secrets by name, each in all likely formats. */
export type Secrets = Readonly<Record<string, readonly string[]>>;

export function expectAbsent(bytes: string, secrets: Secrets): void {
  const found = Object.entries(secrets).filter(([, forms]) => forms.some((form) => bytes.includes(form)));
  expect(found.map(([name]) => name)).toEqual([]);
}

/** Reads all files of the portal except logs: database with write-ahead log, vault, mail. */
export function storedBytes(folder: string): string {
  const names = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  const files = names.filter((path) => statSync(path).isFile());
  return files.map((path) => readFileSync(path, 'latin1')).join('\n');
}

export function loggedBytes(portal: Portal): string {
  return (['gateway', 'vendor-api', 'sandbox'] as const).map((name) => portal.logs(name)).join('\n');
}

export async function storedRows({ dataFolder }: Portal): Promise<string> {
  const { db, close } = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: join(dataFolder, 'vendor') });
  const text = await dumpDatabase(db);
  await close();
  return text;
}

/** Records the page's requests: to the payment provider, and to all others. */
export function recordRequests(page: Page) {
  const toProvider: string[] = [];
  const toOthers: string[] = [];
  page.on('request', (request) => {
    const isProvider = new URL(request.url()).pathname.startsWith('/payment-sandbox/');
    (isProvider ? toProvider : toOthers).push(`${request.url()}\n${request.postData() ?? ''}`);
  });
  return { toProvider: () => toProvider.join('\n'), toOthers: () => toOthers.join('\n') };
}

/** Records addresses, referrers and refusals in a browser, and one-time codes in the addresses. */
export function watchBrowser(context: BrowserContext) {
  const addresses: string[] = [];
  const codes: string[] = [];
  const refusals: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    const code = url.searchParams.get('code');
    if (code !== null) {
      codes.push(code);
      url.searchParams.delete('code');
    }
    addresses.push(url.href, request.headers()['referer'] ?? '');
  });
  context.on('response', async (response) => {
    const text = await response.text().catch(() => '');
    if (response.status() >= 400 || /"errors":\[|"userErrors":\[\{/.test(text)) refusals.push(text);
  });
  return { addresses: () => addresses.join('\n'), codes: () => codes, refusals: () => refusals.join('\n') };
}

/** Returns the data left in a browser: addresses in the history, and stores. */
export async function leftInBrowser(page: Page): Promise<{ history: string; stores: string }> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  const stores = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage, authToken: undefined }, { ...sessionStorage }, document.cookie]),
  );
  return { history: entries.map(({ url }) => url).join('\n'), stores };
}

/** Stops the programs with files, checks them, and starts the programs again. */
export async function whileStopped(
  page: Page,
  portal: Portal,
  look: () => void | Promise<void>,
): Promise<void> {
  // An open page would keep sending requests.
  await page.goto('about:blank');
  for (const name of ['gateway', 'vendor-api', 'sandbox'] as const) await portal.stop(name);
  await look();
  for (const name of ['sandbox', 'vendor-api', 'gateway'] as const) await portal.start(name);
}

export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('authToken') ?? '');
}
