import { useSyncExternalStore } from 'react';
import { Listeners } from '../session/listeners';

export type Opened = 'jump' | 'shortcuts' | null;

export const JUMP_KEYS = navigator.userAgent.includes('Mac OS X') ? '⌘ K' : 'Ctrl K';

const listeners = new Listeners();
let opened: Opened = null;

export function open(next: Opened): void {
  opened = next;
  listeners.notify();
}

export const useOpened = (): Opened => useSyncExternalStore(listeners.add, () => opened);
