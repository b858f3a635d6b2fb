import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { tabEntry } from '../session/storage/tab-memory';

/** How far down a page was left, in pixels, by its entry in the tab's history. */
type Places = Readonly<Record<string, number>>;

const kept = tabEntry('left places', (stored): Places => {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter(([, place]) => typeof place === 'number'));
});

/** Entries of the history that are longer ago begin at the top. */
const MOST_PLACES = 100;

/** Back, forward and a reload lead to the place that was left, as soon as the page is so long again; a link to the top. */
export function useRouteScroll(viewerId: string): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string | null>(null);
  // As long as the page that is left still has its height: afterwards the browser moves it.
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
      // A sign-out has forgotten them; nothing of the customer comes back after it.
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

/** Whether the document was asked for by a reload, or on the way back or forward. */
function isOpenedAgain(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  return opening !== undefined && 'type' in opening && opening.type !== 'navigate';
}

const latest = (places: Places): Places => Object.fromEntries(Object.entries(places).slice(-MOST_PLACES));

/** What somebody does who does not wait until the page is where it was. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Where the window is. Until the page is so long that it can be where it was left, that place is taken for it. */
function watchPlace(left: number | null) {
  const ended = new AbortController();
  const { signal } = ended;
  let goal = left !== null && left > 0 ? left : null;
  let place = goal ?? window.scrollY;
  const note = () => {
    if (goal === null) place = window.scrollY;
  };
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
      growth.disconnect();
    },
  };
}
