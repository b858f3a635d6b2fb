import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isDialogOpen } from '../ui/overlays/is-dialog-open';
import { notify } from '../ui/overlays/notify';
import { wouldLoseText } from './session/unsaved-text';

const NOT_SAVED = 'What you typed is not saved yet. Do that again to leave without it.';

/** Whoever does it again so soon was told. */
const TOLD_MS = 20_000;
let toldAt = Number.NEGATIVE_INFINITY;

/** Another screen may come unless it would lose typed text: that is said first, and the second time it comes. */
export function mayLeaveFor(address: string): boolean {
  const { origin, pathname } = window.location;
  return new URL(address, origin).pathname === pathname || mayLoseText();
}

function mayLoseText(): boolean {
  const now = performance.now();
  if (now - toldAt < TOLD_MS || !wouldLoseText()) {
    toldAt = Number.NEGATIVE_INFINITY;
    return true;
  }
  toldAt = now;
  void notify({ tone: 'INFO', message: NOT_SAVED });
  return false;
}

/** Asks at Back, Forward and links. What is typed in a screen outlives another address of it; a dialog may be closed by that. */
export function useAskBeforeLeaving(): void {
  const { pathname } = useLocation();
  const shown = useRef({ pathname, index: historyIndex() });
  useEffect(() => {
    shown.current = { pathname, index: historyIndex() };
  });
  // Before the router around this listens: Chromium calls listeners of the window in the order in which they came.
  useLayoutEffect(() => {
    let isReturning = false;
    // The browser has gone there already when it says so: it is sent back, and the router hears of neither.
    const stay = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = shown.current.index - historyIndex();
      const closes = shown.current.pathname !== window.location.pathname || isDialogOpen();
      if (steps === 0 || !closes || mayLoseText()) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(steps);
    };
    const stayFromLink = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null || mayLeaveFor(link.href)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('popstate', stay, true);
    document.addEventListener('click', stayFromLink, true);
    return () => {
      window.removeEventListener('popstate', stay, true);
      document.removeEventListener('click', stayFromLink, true);
    };
  }, []);
}

/** The router numbers the entries of the history. */
function historyIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}

/** Null for what opens elsewhere, or is no link of the portal. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  if (button !== 0 || ctrlKey || metaKey || shiftKey) return null;
  return link.origin === window.location.origin ? link : null;
}
