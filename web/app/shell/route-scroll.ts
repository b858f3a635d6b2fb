import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { tabEntry } from '../session/storage/tab-memory';

/** Scroll positions in pixels, by history entry of the tab. */
type Places = Readonly<Record<string, number>>;

const kept = tabEntry('left places', (stored): Places => {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter(([, place]) => typeof place === 'number'));
});

/** Older history entries start at the top. */
const MOST_PLACES = 100;

/** Restores the scroll position on back, forward and reload once the page is long enough. */
export function useRouteScroll(viewerId: string): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string | null>(null);
  // In a layout effect the page being left still has its height; later the browser has moved it.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const isOther = shown.current !== pathname;
    const isOpened = shown.current === null;
    shown.current = pathname;
    const name = `${key} ${pathname}`;
    const { [name]: left = 0, ...others } = kept.load(viewerId) ?? {};
    kept.keep(viewerId, latest({ ...others, [name]: left }));
    const isLedBack = isReturn && (!isOpened || isOpenedAgain());
    if (!isOpened && (isOther || isReturn)) window.scrollTo(0, 0);
    const place = watchPlace(isLedBack ? left : null);
    const keep = () => {
      const places = kept.load(viewerId);
      // After a sign-out nothing of the customer is kept.
      if (places?.[name] !== undefined) kept.keep(viewerId, { ...places, [name]: place.current() });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      place.end();
      window.removeEventListener('pagehide', keep);
    };
  }, [key, pathname, isReturn, viewerId]);
}

/** The document was opened by reload, back or forward. */
function isOpenedAgain(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  return opening !== undefined && 'type' in opening && opening.type !== 'navigate';
}

const latest = (places: Places): Places => Object.fromEntries(Object.entries(places).slice(-MOST_PLACES));

/** Input of a user who does not wait for the position to be restored. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Tracks the window's position. Until the page is long enough, the position to restore counts instead. */
function watchPlace(left: number | null) {
  const ended = new AbortController();
  const { signal } = ended;
  let goal = left !== null && left > 0 ? left : null;
  let place = goal ?? 0;
  const note = () => {
    if (goal === null) place = window.scrollY;
  };
  // Reading it now would lay out the page in the middle of a change.
  const frame = requestAnimationFrame(note);
  window.addEventListener('scroll', note, { passive: true, signal });
  const growth = new ResizeObserver(() => {
    if (goal === null || document.documentElement.scrollHeight - window.innerHeight < goal) return;
    window.scrollTo(0, goal);
    arrive();
  });
  const arrive = () => {
    goal = null;
    growth.disconnect();
  };
  if (goal !== null) {
    growth.observe(document.documentElement);
    for (const move of OWN_MOVES) window.addEventListener(move, arrive, { passive: true, signal });
  }
  return {
    current: () => place,
    end: () => {
      ended.abort();
      cancelAnimationFrame(frame);
      growth.disconnect();
    },
  };
}
