import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright/test';
import { processorSeconds } from '../../../scripts/lib/processor-time.mjs';
import { signIn } from '../../journeys/support/sign-in';
import { setPortal } from '../../journeys/support/worker-portal';
import { demoFolder } from '../../testkit/demo-folder';
import { type Portal, startPortal } from '../../testkit/processes';
import { watchTab } from './watch-tab';

/** Cost of one user action. */
export interface BrowserResult {
  readonly seats: number;
  readonly what: string;
  /** Of the gateway, in milliseconds. */
  readonly gateway: number;
  /** Over the wire, compressed. */
  readonly bytes: number;
  /** In the page, in milliseconds. */
  readonly scripting: number;
  /** Longest frame over 50 ms; 0 if there was none. */
  readonly longestFrame: number;
}

export interface BrowserFigures {
  readonly results: readonly BrowserResult[];
  /** In megabytes, by number of seats. */
  readonly memory: Readonly<Record<number, TabMemory>>;
}

export interface TabMemory {
  /** Maximum of the tab's whole process, garbage included. */
  readonly most: number;
  /** The same at the end, after garbage collection. */
  readonly held: number;
  /** Of the scripts alone, after garbage collection. */
  readonly heap: number;
}

interface Account {
  readonly email: string;
  readonly seats: number;
}

const accounts: readonly Account[] = [
  { email: 'diana@northwind.example', seats: 67 },
  { email: 'atlas@bigco.example', seats: 10_000 },
];

const listed = (seats: number) =>
  Array.from({ length: seats }, (_, index) => `listed.${index}@list.example`).join('\r\n');

/**
 * By its path through the protocol, as a file chooser does: passing its bytes would make the page build the
 * file, at the page's cost.
 */
async function chooseList(page: Page, { seats }: Account): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-list-'));
  const file = path.join(folder, 'list.csv');
  await writeFile(file, listed(seats));
  await page.locator('input[type=file]').setInputFiles(file);
}

interface Act {
  readonly what: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly target?: (page: Page) => Locator;
  readonly act?: (page: Page, account: Account) => Promise<unknown>;
  /** Appears when the action is done; located afterwards. */
  readonly done: (page: Page, account: Account) => Locator;
}

const row = (page: Page) =>
  page.getByRole('button', { name: /assign to somebody else|^Assign Axure RP/ }).first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected seats' });
const found = (page: Page) => page.getByRole('status').filter({ hasText: / found$/ });

/** In this order, each on the page that the previous one has left. */
const ACTS: readonly Act[] = [
  { what: 'sign in, from nothing', act: (page, { email }) => signIn(page, email), done: row },
  {
    what: 'open',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Billing' }).click();
      await page.getByRole('heading', { name: 'Billing', level: 1 }).waitFor();
    },
    target: (page) => page.getByRole('link', { name: 'Manage Products' }),
    done: row,
  },
  {
    what: 'scroll',
    act: async (page) => {
      for (let step = 0; step < 20; step += 1) {
        await page.mouse.wheel(0, 600);
        await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
      }
      await page.evaluate('window.scrollTo(0, 0)');
    },
    done: row,
  },
  { what: 'filter', target: button(/^Unassigned/), done: found },
  { what: 'clear the filter', target: button('Clear filters'), done: button(/^Select all [\d,]+$/) },
  {
    what: 'select all',
    target: button(/^Select all [\d,]+$/),
    done: (page, { seats }) => bar(page).getByText(`${seats.toLocaleString('en-US')} selected`),
  },
  { what: 'export', target: button('Export CSV'), done: button('Export CSV') },
  {
    what: 'open the page of plans',
    target: (page) => page.getByRole('link', { name: 'Assign from a list' }),
    done: (page) => page.getByRole('heading', { name: 'Assign from a list', level: 1 }),
  },
  {
    what: 'plan of as many rows',
    act: chooseList,
    done: button(/^Change [\d,]+ seats/),
  },
];

/** Locates the point to press in advance, so that searching is not measured. */
async function pressAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is nothing to press: ${target}`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function measureAccount(portal: Portal, account: Account, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({
    baseURL: portal.urls.portal,
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const tab = await watchTab(page);
  const gateway = () => (processorSeconds(portal.pid('gateway')) ?? Number.NaN) * 1_000;
  const results: BrowserResult[] = [];
  let most = 0;
  for (const { what, prepare, target, act, done } of ACTS) {
    await prepare?.(page);
    const press = target && (await pressAt(page, target(page)));
    const before = gateway();
    const cost = await tab.costOf(async () => (press ? press() : act?.(page, account)));
    results.push({ seats: account.seats, what, gateway: gateway() - before, ...cost });
    await done(page, account).waitFor();
    most = Math.max(most, await tab.footprint());
  }
  const heap = await tab.heap();
  const memory = { most, held: await tab.footprint(), heap };
  await browser.close();
  return { results, memory };
}

/** Measures the demonstration's portal in a browser, first with dozens of seats, then with thousands. */
export async function measureBrowser(executablePath: string): Promise<BrowserFigures> {
  const portal = await startPortal({ dataFrom: await demoFolder(), flags: [] });
  setPortal(portal);
  const results: BrowserResult[] = [];
  const memory: Record<number, TabMemory> = {};
  for (const account of accounts) {
    const measured = await measureAccount(portal, account, executablePath);
    results.push(...measured.results);
    memory[account.seats] = measured.memory;
  }
  await portal.close();
  return { results, memory };
}
