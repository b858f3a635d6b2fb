import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

interface SteadyButtonProps
  extends Omit<ButtonProps, 'disabled'>,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps | 'onClick' | 'disabled'> {
  /** Null while it cannot be pressed. */
  onClick: (() => void) | null;
}

/** Never disabled, also where pressing it leaves nothing to do: a browser takes the focus from a disabled button. */
export function SteadyButton({ onClick, ...rest }: SteadyButtonProps) {
  const isOff = onClick === null;
  return <Button {...rest} aria-disabled={isOff} data-disabled={isOff} onClick={() => onClick?.()} />;
}
