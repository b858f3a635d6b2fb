import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { SteadyButton } from './steady-button';

interface RetryButtonProps extends Pick<ButtonProps, 'size'> {
  isBusy: boolean;
  onClick: () => void;
  children?: ReactNode;
}

export function RetryButton({ isBusy, onClick, children = 'Retry', ...rest }: RetryButtonProps) {
  return (
    <SteadyButton {...rest} variant="default" aria-busy={isBusy} onClick={isBusy ? null : onClick}>
      {children}
    </SteadyButton>
  );
}
