import type { KeyboardEvent } from 'react';

/** A menu closes by Escape once the focus is in it. Until then its button does, and not a dialog beneath. */
export function closeByEscape({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  if (!isOpen) return {};
  return {
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onClose(),
  };
}
