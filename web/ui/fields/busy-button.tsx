import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  isBusy: boolean;
}

/**
 * Disabled while busy (CART-11). As a submit button it keeps the focus in the field when pressed: on blur the
 * field would validate, and its message would move the button from under the pointer.
 */
export function BusyButton({ isBusy, onClick, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      loading={isBusy}
      disabled={rest.disabled ?? false}
      aria-busy={isBusy}
      onMouseDown={rest.type === 'submit' ? (event) => event.preventDefault() : undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </Button>
  );
}

export function SaveButton({ isBusy, disabled = false }: { isBusy: boolean; disabled?: boolean }) {
  return (
    <Button
      type="submit"
      miw={96}
      disabled={disabled}
      aria-busy={isBusy}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy ? 'Saving...' : 'Save'}
    </Button>
  );
}
