import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  isBusy: boolean;
}

/**
 * A button that shows its work and cannot be pressed again meanwhile; it keeps the focus, unlike a disabled one.
 * One that submits leaves the focus where it is: a field that is left would check itself, and its message would move the
 * button from under the pointer.
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

interface SaveButtonProps {
  isBusy: boolean;
  disabled?: boolean;
}

/** Submits its form; reads `Save`, and `Saving...` while busy, when a second press does nothing (PROF-14, CARD-06). */
export function SaveButton({ isBusy, disabled = false }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      miw={96}
      disabled={disabled}
      aria-busy={isBusy}
      // The field being left would check itself, and its message would move the button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy ? 'Saving...' : 'Save'}
    </Button>
  );
}
