import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { elementError } from './testing/element-error';
import { emptyWindow, leaveOrigin } from './testing/empty-window';
import { noteNoOwnerStacks } from './testing/no-owner-stacks';
import { leavePages } from './testing/open-pages';
import { answerFromOwnStyles } from './testing/own-styles';
import { countRequests } from './testing/requests';
import { noteListeners } from './testing/window-listeners';

/** Missing in jsdom, which has no layout, but used by components. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Evaluates width queries; a test for a small screen sets `window.innerWidth`. */
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

noteNoOwnerStacks();
const endCounting = countRequests();
const endAnswering = answerFromOwnStyles();

// Generous, since test machines are shared and a page loads code and data before it shows anything.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });

const complaints: string[] = [];
let endListening: () => void;

beforeEach(() => {
  window.matchMedia = matchMedia;
  for (const name of ['ResizeObserver', 'IntersectionObserver'])
    Object.assign(window, { [name]: NoObserver });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.innerWidth = 1440;
  endListening = noteListeners();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => complaints.push(parts.map(String).join(' ')));
  }
});

// Test files share a window, and must not see what another has left.
afterEach(async () => {
  cleanup();
  cleanNotifications();
  await leavePages();
  // Removes messages that arrived while the page was left.
  cleanNotifications();
  vi.restoreAllMocks();
  endListening();
  emptyWindow();
  expect(complaints.splice(0).join('\n'), 'Nothing is written to the console.').toBe('');
});

afterAll(() => {
  endCounting();
  endAnswering();
  leaveOrigin();
});
