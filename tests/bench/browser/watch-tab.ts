import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import type { BrowserResult } from './measure-browser';

type TabCost = Pick<BrowserResult, 'bytes' | 'scripting' | 'longestFrame'>;

export interface TabWatch {
  costOf: (act: () => Promise<unknown>) => Promise<TabCost>;
  /** Of the scripts, once all garbage is gone, in megabytes. */
  heap: () => Promise<number>;
  /** Of the tab's whole process as it stands, in megabytes: scripts, elements, pictures. NaN where no /proc tells it. */
  footprint: () => Promise<number>;
}

/** So many tenths of a second without an answer or a script. */
const QUIET = 8;

/** As text: what compiles the bench would put its own helpers into functions. */
const NOTE_FRAMES = `{
  const frames = [];
  window.takeFrames = () => frames.splice(0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
}`;

/** As the browser's own task manager counts it: what no other process shares, and what is swapped out. */
async function ownMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return ((kilobytes('RssAnon') + kilobytes('VmSwap')) * 1_024) / 1_000_000;
}

/** Counts by the browser's own means what a page receives and computes. */
export async function watchTab(page: Page): Promise<TabWatch> {
  const session = await page.context().newCDPSession(page);
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('The page is of no browser that can be asked.');
  // Nothing is asked for once it is there: answers kept for that would be memory of the tab.
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  await session.send('HeapProfiler.enable');
  // The processor's time of the page's thread, not the clock's.
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
  /** Asked from outside: whoever looks for something in the page computes there himself. */
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
      // Beside the page's own process the browser may hold an empty one ready.
      return Math.max(...(await Promise.all(renderers.map(({ id }) => ownMegabytes(id)))));
    },
  };
}
