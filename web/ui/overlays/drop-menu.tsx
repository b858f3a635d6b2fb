import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useOpened } from '../../app/palette/opened';
import { closeByEscape } from './close-by-escape';
import { focusButtonOf, type OverlayButton, useOpenOnMount } from './on-demand';
import { portalInLandmark } from './portal-in-landmark';
import { keepFocus } from './use-focus';
import { useLeaving } from './use-leaving';

const LEAST_HEIGHT = 180;

/** If the menu fits on neither side, as on a phone in landscape, it takes the larger one and scrolls. */
const FITTING: NonNullable<MenuProps['middlewares']> = {
  size: {
    padding: 8,
    apply: ({ availableHeight, elements }) => {
      // Without the minimum it would fit the smaller side, and stay there.
      elements.floating.style.maxHeight = `${Math.max(LEAST_HEIGHT, availableHeight)}px`;
    },
  },
};

interface DropMenuProps {
  button: OverlayButton;
  width: number;
  children: ReactNode;
}

export function DropMenu({ button, width, children }: DropMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useOpenOnMount<HTMLSpanElement>(useCallback(() => setOpen(true), []));
  const isPaletteOpen = useOpened() !== null;
  // The menu must not cover the target of a jump or a return.
  useEffect(() => {
    if (isPaletteOpen) setOpen(false);
  }, [isPaletteOpen]);
  useLeaving(() => setOpen(false));
  // Tab goes on from the button.
  const leaveByTab = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    focusButtonOf(target.current);
    setOpen(false);
  };
  return (
    <span ref={target}>
      <Menu
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width={width}
        hideDetached={false}
        middlewares={FITTING}
        preventPositionChangeWhenVisible={false}
        portalProps={portalInLandmark(target.current)}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          {cloneElement(button, closeByEscape({ isOpen, onClose: () => setOpen(false) }))}
        </Menu.Target>
        <Menu.Dropdown
          // Mantine moves the focus a moment after opening, when the menu may be closing again.
          onFocus={(event) => (isOpen ? keepFocus(event) : focusButtonOf(target.current))}
          onKeyDown={leaveByTab}
        >
          {children}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
