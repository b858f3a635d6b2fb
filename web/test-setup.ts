import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What jsdom lacks and components ask for. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The media queries that hold; a test for a small screen sets `window.innerWidth`. */
function matchMedia(query: string): MediaQueryList {
  const widest = /\(max-width: (\d+)px\)/.exec(query)?.[1];
  const target = new EventTarget();
  return Object.assign(target, {
    media: query,
    matches: widest !== undefined && window.innerWidth <= Number(widest),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

// Machines that run this are shared, and a page loads its code and its data before it shows anything.
configure({ asyncUtilTimeout: 30_000 });

const complaints: string[] = [];

beforeEach(() => {
  window.matchMedia = matchMedia;
  window.ResizeObserver = NoResizeObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.innerWidth = 1440;
  window.localStorage.clear();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => complaints.push(parts.map(String).join(' ')));
  }
});

afterEach(() => {
  cleanup();
  cleanNotifications();
  vi.restoreAllMocks();
  expect(complaints.splice(0).join('\n'), 'Nothing is written to the console.').toBe('');
});
