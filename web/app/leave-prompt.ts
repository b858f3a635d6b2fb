import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isDialogOpen } from '../ui/overlays/is-dialog-open';
import { notify } from '../ui/overlays/notify';
import { wouldLoseText } from './session/unsaved-text';

const NOT_SAVED = 'What you typed is not saved yet. Do that again to leave without saving.';

/** Leaving again within this time needs no second warning. */
const REPEAT_MS = 20_000;
let warnedAt = Number.NEGATIVE_INFINITY;

/** Returns true if another address may be opened; warns once if typed text would be lost. */
export function confirmLeaving(address: string): boolean {
  const { origin, pathname } = window.location;
  return new URL(address, origin).pathname === pathname || mayLoseText();
}

function mayLoseText(): boolean {
  const now = performance.now();
  if (now - warnedAt < REPEAT_MS || !wouldLoseText()) {
    warnedAt = Number.NEGATIVE_INFINITY;
    return true;
  }
  warnedAt = now;
  void notify({ tone: 'INFO', message: NOT_SAVED });
  return false;
}

/**
 * Asks on Back, Forward and links that would lose typed text; the same screen can only close a dialog. A link
 * pressed again while its screen loads is followed once: a second entry would make Back do nothing.
 */
export function useLeavePrompt(): void {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key, index: historyEntry().index });
  useEffect(() => {
    shown.current = { pathname, key, index: historyEntry().index };
  });
  // Registers before the router's listener: Chromium calls window listeners in order of registration.
  useLayoutEffect(() => {
    let isReturning = false;
    // The event comes after the navigation: go back, and hide both steps from the router.
    const stay = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = shown.current.index - historyEntry().index;
      const closes = shown.current.pathname !== window.location.pathname || isDialogOpen();
      if (steps === 0 || !closes || mayLoseText()) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(steps);
    };
    const stayFromLink = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null) return;
      const isFollowed = link.href === window.location.href && shown.current.key !== historyEntry().key;
      if (!isFollowed && confirmLeaving(link.href)) return;
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

/** The router's index and key of the history entry; its location has the key once the screen is shown. */
function historyEntry(): { index: number; key: string } {
  const state: { idx?: number; key?: string } | null = window.history.state;
  return { index: state?.idx ?? 0, key: state?.key ?? 'default' };
}

/** Returns the link that was clicked; null for links that open elsewhere and for no link of the portal. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  if (button !== 0 || ctrlKey || metaKey || shiftKey) return null;
  return link.origin === window.location.origin ? link : null;
}
