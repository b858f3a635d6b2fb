import { Button } from '@mantine/core';

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
