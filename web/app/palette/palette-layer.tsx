import { useEffect } from 'react';
import { lazyOverlay } from '../../ui/lazy-part';
import { isDialogOpen } from '../../ui/overlays/is-dialog-open';
import { useLeaving } from '../../ui/overlays/use-leaving';
import { open, useOpened } from './opened';

const close = () => open(null);
const Palette = lazyOverlay(async () => (await import('./palette')).Palette, close);
const Shortcuts = lazyOverlay(async () => (await import('./palette')).Shortcuts, close);

export function PaletteLayer() {
  const opened = useOpened();
  useLeaving(close);
  useEffect(() => {
    document.addEventListener('keydown', openByKey);
    return () => {
      document.removeEventListener('keydown', openByKey);
      open(null);
    };
  }, []);
  return opened === 'jump' ? <Palette /> : opened && <Shortcuts />;
}

function openByKey(event: KeyboardEvent): void {
  // A dialog may hold typed text, which navigation would lose.
  if (event.defaultPrevented || isDialogOpen()) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    open('jump');
  } else if (event.key === '?' && !isTyping(event.target)) {
    open('shortcuts');
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
