import { useEffect } from 'react';
import { afterFrames } from './after-frames';
import { focusMain, topDialog } from './focus-places';

/** An overlay returns the focus to its opener, if that still exists, within two frames after closing. */
const FRAMES_TO_SETTLE = 3;

const OVERLAY = '[role="dialog"], [role="menu"]';

/**
 * Moves the focus of a removed element to its surroundings: its dialog, its group or the main part, instead
 * of the window. A button that was disabled while busy gets the focus back.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null;
    let places: readonly HTMLElement[] = [];
    let opener: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const overlay = target.closest(OVERLAY);
      if (!overlay) opener = target;
      const around = placesAround(target).filter((each) => overlay?.contains(each) ?? true);
      // The opener and the places around it remain when the overlay closes.
      places = overlay ? [...new Set([...around, ...places])] : [target, ...around];
      last = target;
    };
    // An element the customer moved away from does not get the focus back; a removed or disabled one does.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last && last?.isConnected && !last.matches(':disabled')) last = null;
      });
    const handOn = () => {
      if (!isFocusLost() || last?.isConnected !== false) return;
      const top = topDialog();
      const isOpen = (place: HTMLElement) => place.isConnected && !place.matches(':disabled');
      const place = places.find((each) => isOpen(each) && (top?.contains(each) ?? true)) ?? top;
      if (place) place.focus({ preventScroll: true });
      else focusMain();
    };
    const look = () => {
      if (last === null || !isFocusLost()) return;
      if (!last.isConnected) afterFrames(opener?.isConnected ? FRAMES_TO_SETTLE : 0, handOn);
      else if (last instanceof HTMLButtonElement) last.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] };
    observer.observe(document.body, changes);
    document.addEventListener('focusin', note);
    // Captured, to come before React closes the tooltip of the element left: that is a change to look at.
    document.addEventListener('focusout', leave, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave, true);
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
