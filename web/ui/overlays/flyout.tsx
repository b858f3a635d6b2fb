import { Popover } from '@mantine/core';
import { cloneElement, type ReactNode } from 'react';
import { useSignedIn } from '../../app/session/session-context';
import { closeByEscape } from './close-by-escape';
import { type OverlayButton, useOpenOnMount } from './on-demand';
import { keepFocus } from './use-focus';

interface FlyoutProps {
  isOpen: boolean;
  /** Must not change between renders. */
  onOpen: () => void;
  onClose: () => void;
  label: string;
  trigger: OverlayButton;
  children: ReactNode;
}

/** A click in the sign-in dialog does not count as outside: the flyout stays, with typed text (D-127). */
export function Flyout({ isOpen, onOpen, onClose, label, trigger, children }: FlyoutProps) {
  const { lapse } = useSignedIn();
  const target = useOpenOnMount<HTMLButtonElement>(onOpen);
  return (
    <Popover
      opened={isOpen}
      closeOnClickOutside={lapse === null}
      closeOnEscape={lapse === null}
      onDismiss={onClose}
      position="bottom-end"
      width={320}
      trapFocus
      returnFocus
      withRoles={false}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
      shadow="md"
    >
      <Popover.Target>
        {cloneElement(trigger, {
          ref: target,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: isOpen ? onClose : onOpen,
          ...closeByEscape({ isOpen: isOpen && lapse === null, onClose }),
        })}
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} maw="calc(100vw - 32px)" onFocus={keepFocus}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
