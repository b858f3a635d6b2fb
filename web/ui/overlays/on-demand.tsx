import {
  type ComponentPropsWithRef,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { notifyNotOpened } from './notify';

export type OverlayButton = ReactElement<ComponentPropsWithRef<'button'>>;

interface OnDemandProps<Loaded> {
  button: OverlayButton;
  popup: 'menu' | 'dialog';
  load: () => Promise<Loaded>;
  /** Renders the button with the overlay, which opens on mount (`useOpenOnMount`). */
  children: (loaded: Loaded, button: OverlayButton) => ReactNode;
}

/** Button of a menu or flyout whose code is loaded when it is first pressed, or about to be. */
export function OnDemand<Loaded>({ button, popup, load, children }: OnDemandProps<Loaded>) {
  const [loaded, setLoaded] = useState<{ part: Loaded } | null>(null);
  if (loaded !== null) return children(loaded.part, button);
  // The click reports failures.
  const preload = () => void load().catch(() => undefined);
  return cloneElement(button, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => void load().then((part) => setLoaded({ part }), notifyNotOpened),
  });
}

/**
 * Opens on mount. The button takes the focus first, so that it gets it back when the overlay closes.
 * Returns a reference for the button, or for an element around it.
 */
export function useOpenOnMount<Target extends HTMLElement>(open: () => void): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    focusButtonOf(target.current);
    open();
  }, [open]);
  return target;
}

export function focusButtonOf(target: HTMLElement | null): void {
  const button = target?.matches('button') ? target : target?.querySelector('button');
  button?.focus({ preventScroll: true });
}
