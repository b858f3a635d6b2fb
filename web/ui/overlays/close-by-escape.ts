import type { KeyboardEvent } from 'react';

interface Opened {
  isOpen: boolean;
  onClose: () => void;
}

/** A menu closes by Escape once the focus is in it. Until then its button does, and not a dialog beneath. */
export function closeByEscape({ isOpen, onClose }: Opened) {
  if (!isOpen) return {};
  return {
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onClose(),
  };
}
