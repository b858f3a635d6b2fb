import { Menu } from '@mantine/core';
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { closeByEscape } from './close-by-escape';
import { portalInLandmark } from './portal-in-landmark';
import { keepFocus } from './use-focus';

export type MenuButton = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

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
  return (
    <span ref={target}>
      <Menu
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width={width}
        hideDetached={false}
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
