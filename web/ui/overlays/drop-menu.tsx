import { Menu, type MenuProps } from '@mantine/core';
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useOpened } from '../../app/palette/opened';
import { closeByEscape } from './close-by-escape';
import { portalInLandmark } from './portal-in-landmark';
import { keepFocus } from './use-focus';
import { useLeaving } from './use-leaving';

export type MenuButton = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

const LEAST_HEIGHT = 180;

/** Where neither side has room for all of it, as on a phone that lies on its side: the larger one, and it scrolls. */
const FITTING: NonNullable<MenuProps['middlewares']> = {
  size: {
    padding: 8,
    apply: ({ availableHeight, elements }) => {
      // Cut down to the smaller side it would fit there, and stay.
      elements.floating.style.maxHeight = `${Math.max(LEAST_HEIGHT, availableHeight)}px`;
    },
  },
};

interface DropMenuProps {
  button: MenuButton;
  width: number;
  children: ReactNode;
}

/** Opens as soon as it exists. The button takes the focus first, so that it gets it back when the menu closes. */
export function DropMenu({ button, width, children }: DropMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    focusButtonIn(target.current);
    setOpen(true);
  }, []);
  const isPaletteOpen = useOpened() !== null;
  // What is jumped to, or come back to, is not covered by it.
  useEffect(() => {
    if (isPaletteOpen) setOpen(false);
  }, [isPaletteOpen]);
  useLeaving(() => setOpen(false));
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
        {/* The focus is moved into it a moment after it opened, when it may be closing again. */}
        <Menu.Dropdown onFocus={(event) => (isOpen ? keepFocus(event) : focusButtonIn(target.current))}>
          {children}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}

function focusButtonIn(target: HTMLElement | null): void {
  target?.querySelector('button')?.focus({ preventScroll: true });
}
