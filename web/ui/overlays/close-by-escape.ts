import type { KeyboardEvent } from 'react';

interface Opened {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * For the button of what it opens, which closes itself by Escape only once the focus has moved into it: a key pressed
 * before that is meant for it all the same, and not for a dialog beneath.
 */
export function closeByEscape({ isOpen, onClose }: Opened) {
  if (!isOpen) return {};
  return {
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onClose(),
  };
}
