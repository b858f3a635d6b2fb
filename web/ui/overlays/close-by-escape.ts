import type { KeyboardEvent } from 'react';

/** A menu closes by Escape once focused. Until then its button handles the key, not a dialog beneath. */
export function closeByEscape({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  if (!isOpen) return {};
  return {
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onClose(),
  };
}
