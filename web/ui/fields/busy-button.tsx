import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  isBusy: boolean;
}

/**
 * Cannot be pressed while busy (CART-11), yet keeps the focus then: a browser takes it from a disabled button.
 * As a submit button it keeps the focus in the field when pressed: on blur the field would validate, and its
 * message would move the button from under the pointer.
 */
export function BusyButton({ isBusy, disabled = false, onClick, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      loading={isBusy}
      disabled={disabled}
      aria-disabled={isBusy || disabled}
      aria-busy={isBusy}
      renderRoot={(props) => <button {...props} disabled={disabled} />}
      onMouseDown={rest.type === 'submit' ? (event) => event.preventDefault() : undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
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
