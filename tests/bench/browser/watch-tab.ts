import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import type { BrowserResult } from './measure-browser';

type TabCost = Pick<BrowserResult, 'bytes' | 'scripting' | 'longestFrame'>;

export interface TabWatch {
  costOf: (act: () => Promise<unknown>) => Promise<TabCost>;
  /** Of the scripts after garbage collection, in megabytes. */
  heap: () => Promise<number>;
  /** Of the tab's process with scripts, elements and images, in megabytes. NaN without /proc. */
  footprint: () => Promise<number>;
}

/** Tenths of a second without an answer or a script. */
const QUIET = 8;

/** As text, since the compiler would add its own helpers to a function. */
const NOTE_FRAMES = `{
  const frames = [];
  window.takeFrames = () => frames.splice(0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
}`;

/** Memory as in the browser's task manager: not shared with other processes, including swap. */
async function ownMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return ((kilobytes('RssAnon') + kilobytes('VmSwap')) * 1_024) / 1_000_000;
}

/** Measures what a page receives and computes with the browser's own instruments. */
export async function watchTab(page: Page): Promise<TabWatch> {
  const session = await page.context().newCDPSession(page);
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('The page is of no browser that can be asked.');
  // Bodies are never read later: keeping them would count as the tab's memory.
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  await session.send('HeapProfiler.enable');
  // CPU time of the page's thread, not wall-clock time.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let received = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await page.addInitScript({ content: NOTE_FRAMES });
  const metric = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((each) => each.name === name)?.value ?? 0;
  };

  const script = () => metric('ScriptDuration');
  /** Polls from outside, since a query in the page would compute there. */
  const settled = async () => {
    let before = '';
    for (let quiet = 0; quiet < QUIET; ) {
      await sleep(100);
      const now = `${received} ${(await script()).toFixed(3)}`;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
  };

  return {
    costOf: async (act) => {
      await settled();
      await page.evaluate('window.takeFrames?.()');
      const before = { bytes: received, scripting: await script() };
      await act();
      await settled();
      const scripting = ((await script()) - before.scripting) * 1_000;
      const frames = await page.evaluate<number[]>('window.takeFrames()');
      return {
        bytes: received - before.bytes,
        scripting,
        longestFrame: Math.max(0, ...frames),
      };
    },
    heap: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await metric('JSHeapUsedSize')) / 1_000_000;
    },
    footprint: async () => {
      const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
      const renderers = processInfo.filter(({ type }) => type === 'renderer');
      // The browser may keep an empty process ready beside the page's own.
      return Math.max(...(await Promise.all(renderers.map(({ id }) => ownMegabytes(id)))));
    },
  };
}
