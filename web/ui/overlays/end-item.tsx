import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

interface EndItemProps {
  onClick: () => void;
  disabled?: boolean;
  /** Names what would end: `Cancel Seat…`. */
  children: ReactNode;
}

/** An item of a menu that ends something; it stands apart from the others. */
export function EndItem({ onClick, disabled = false, children }: EndItemProps) {
  return (
    <>
      <Menu.Divider />
      <Menu.Item color="var(--bad)" disabled={disabled} onClick={onClick}>
        {children}
      </Menu.Item>
    </>
  );
}
