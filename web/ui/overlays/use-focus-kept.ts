import { useEffect } from 'react';
import { focusMain, topDialog } from './use-focus';

/** An overlay returns the focus to what opened it, if that is still there, within two frames after it closed. */
const FRAMES_TO_RETURN = 3;

const OVERLAY = '[role="dialog"], [role="menu"]';

/**
 * Where what had the focus is gone, what was around it has the focus: its dialog, its group, at last the main part, not
 * the whole window. A button that was disabled while it was busy has it again after that.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null;
    let places: readonly HTMLElement[] = [];
    let opener: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isInOverlay = target.closest(OVERLAY) !== null;
      if (!isInOverlay) opener = target;
      // What an overlay was opened from is behind it, and is what is left once it closes.
      places = [...new Set([...placesAround(target), ...(isInOverlay ? places : [])])];
      last = target;
    };
    // Who turns away from something is not led back to it. What is gone or disabled by then was not turned away from.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last && last?.isConnected && !last.matches(':disabled')) last = null;
      });
    const handOn = () => {
      if (!isFocusLost() || last?.isConnected !== false) return;
      const top = topDialog();
      const place = places.find((each) => each.isConnected && (top?.contains(each) ?? true)) ?? top;
      if (place) place.focus({ preventScroll: true });
      else focusMain();
    };
    const look = () => {
      if (last === null || !isFocusLost()) return;
      if (!last.isConnected) afterFrames(opener?.isConnected ? FRAMES_TO_RETURN : 0, handOn);
      else if (last instanceof HTMLButtonElement) last.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] };
    observer.observe(document.body, changes);
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}

function placesAround(element: Element): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return around ? [around, ...placesAround(around)] : [];
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !activeElement.isConnected;
}

function afterFrames(count: number, then: () => void): void {
  if (count === 0) then();
  else requestAnimationFrame(() => afterFrames(count - 1, then));
}
