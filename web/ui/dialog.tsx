import '../app/theme/mantine-modal-styles';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Width in pixels, where there is room for it: one of 500, 525, 650, 670, 814 (NAV-27). */
  width: 500 | 525 | 650 | 670 | 814;
  /** Absent when there is no way out but through the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog over the page: closed by its cross, by Escape and by a click beside it. It exists while it is open. */
export function Dialog({ title, width, onClose, children }: DialogProps) {
  const canClose = onClose !== undefined;
  useFocusReturn();
  return (
    <Modal.Root
      opened
      size={width}
      onClose={onClose ?? (() => undefined)}
      closeOnEscape={canClose}
      closeOnClickOutside={canClose}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes['head']}>
          <Modal.Title>{title}</Modal.Title>
          {canClose && <Modal.CloseButton aria-label="Close" />}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** When the dialog goes, the focus returns to where it was, if that is still there. */
function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!(before instanceof HTMLElement) || before === document.body) return;
      requestAnimationFrame(() => before.isConnected && before.focus());
    },
    [before],
  );
}
