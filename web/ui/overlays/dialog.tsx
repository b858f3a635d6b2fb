import { Button, type ButtonProps, CloseButton, Modal } from '@mantine/core';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useSignedIn } from '../../app/session/session-context';
import { isBeingSent, wouldLoseText } from '../../app/session/unsaved-text';
import classes from './dialog.module.css';
import { useEscape } from './use-escape';
import { keepFocus, useFirstField, useFocusReturn } from './use-focus';
import { useInertPage } from './use-inert-page';
import { useLeaving } from './use-leaving';

interface DialogProps {
  title: string;
  /** Width in pixels if there is room (NAV-27); 290 only for the sign-in settings (NAV-26). */
  width: 290 | 500 | 525 | 650 | 670 | 814;
  className?: string | undefined;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * Dialog that stays, with typed text, below the sign-in dialog (D-127). With typed text, clicks outside do
 * not close it, and Escape or Back asks first: pressed again, it closes. Resetting the form counts as saving
 * the text.
 */
export function Dialog({ title, width, className, onClose, children }: DialogProps) {
  const { lapse } = useSignedIn();
  const canClose = onClose !== undefined;
  const closesByLeaving = canClose && lapse === null;
  const [typed, setTyped] = useState<'nothing' | 'text' | 'text to be lost'>('nothing');
  const content = useRef<HTMLDivElement>(null);
  const isSent = () => content.current !== null && isBeingSent(content.current);
  const leave = () => (typed === 'text' && !isSent() ? setTyped('text to be lost') : onClose?.());
  useInertPage();
  useFocusReturn();
  // A customer who left registered text was asked before.
  useLeaving(() => closesByLeaving && (wouldLoseText() ? onClose?.() : leave()));
  useEscape(() => closesByLeaving && leave());
  const body = useFirstField();
  return (
    <Modal.Root
      opened
      className={className}
      // A class name on the content itself would also go to its frame.
      classNames={{ content: classes['content'] ?? '' }}
      size={width}
      onClose={leave}
      closeOnEscape={false}
      closeOnClickOutside={closesByLeaving && typed === 'nothing'}
    >
      <Modal.Overlay />
      <Modal.Content ref={content} onFocus={keepFocus}>
        <div className={classes['head']}>
          <Modal.Title>{title}</Modal.Title>
          {typed === 'text to be lost' && (
            <span role="alert" className={classes['unsaved']}>
              Not saved. Press Esc again to close.
            </span>
          )}
          {canClose && <CloseButton aria-label="Close" onClick={onClose} />}
        </div>
        {/* Not Mantine's body, all of which a screen reader would read when the dialog opens. */}
        <div
          ref={body}
          className={classes['body']}
          onInput={() => setTyped('text')}
          onReset={() => setTyped('nothing')}
        >
          {children}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Read by screen readers, after the title, when the dialog opens. */
export function DialogLead({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <Modal.Body className={`${classes['lead']} ${className ?? ''}`}>{children}</Modal.Body>;
}

/** Visible even if the dialog is higher than the window. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>;
}

export function GoBackButton(props: ButtonProps & ComponentProps<'button'>) {
  return (
    <Button variant="default" {...props}>
      Go Back
    </Button>
  );
}
