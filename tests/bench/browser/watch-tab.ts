import type { Page } from 'playwright/test';
import type { BrowserResult } from './measure-browser';

type TabCost = Pick<BrowserResult, 'bytes' | 'scripting' | 'longestFrame'>;

export interface TabWatch {
  costOf: (act: () => Promise<unknown>) => Promise<TabCost>;
  /** What is held once all garbage is gone, in megabytes. */
  memory: () => Promise<number>;
}

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
  for (const domain of ['Network', 'Performance', 'HeapProfiler'] as const)
    await session.send(`${domain}.enable`);
  let received = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await page.addInitScript({ content: NOTE_FRAMES });
  const metric = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((each) => each.name === name)?.value ?? 0;
  };

  return {
    costOf: async (act) => {
      const before = { bytes: received, scripting: await metric('ScriptDuration') };
      await page.evaluate('window.takeFrames?.()');
      await act();
      // What the last answer brings is drawn by then.
      await page.waitForLoadState('networkidle');
      const frames = await page.evaluate<number[]>('window.takeFrames()');
      return {
        bytes: received - before.bytes,
        scripting: ((await metric('ScriptDuration')) - before.scripting) * 1_000,
        longestFrame: Math.max(0, ...frames),
      };
    },
    memory: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await metric('JSHeapUsedSize')) / 1_000_000;
    },
  };
}
