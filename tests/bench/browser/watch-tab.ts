import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import type { BrowserResult } from './measure-browser';

type TabCost = Pick<BrowserResult, 'bytes' | 'scripting' | 'longestFrame'>;

export interface TabWatch {
  costOf: (act: () => Promise<unknown>) => Promise<TabCost>;
  /** What is held once all garbage is gone, in megabytes. */
  memory: () => Promise<number>;
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

/** Counts by the browser's own means what a page receives and computes. */
export async function watchTab(page: Page): Promise<TabWatch> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['Network', 'HeapProfiler'] as const) await session.send(`${domain}.enable`);
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
    memory: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await metric('JSHeapUsedSize')) / 1_000_000;
    },
  };
}
