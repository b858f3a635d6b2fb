import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MenuButton } from './menu-on-demand';

interface DropMenuProps {
  button: MenuButton;
  width: number;
  /** The items. */
  children: ReactNode;
}

/** Opens as soon as it exists. The button takes the focus first, so that it gets it back when the menu closes. */
export function DropMenu({ button, width, children }: DropMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    target.current?.querySelector('button')?.focus({ preventScroll: true });
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
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </span>
  );
}
