import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

interface EndItemProps {
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

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
