import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface RetryButtonProps extends Pick<ButtonProps, 'size'> {
  isBusy: boolean;
  onClick: () => void;
  children?: ReactNode;
}

/** Never disabled, not even while busy: a browser takes the focus from a disabled button. */
export function RetryButton({ isBusy, onClick, children = 'Retry', ...rest }: RetryButtonProps) {
  return (
    <Button
      {...rest}
      variant="default"
      aria-busy={isBusy}
      aria-disabled={isBusy}
      opacity={isBusy ? 0.6 : undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
