import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import classes from './confirmation.module.css';

/** Prints the page as paper has it: without the portal around it, and with everything explained. */
export function PrintButton() {
  return (
    <Button
      className={classes['onScreen'] ?? ''}
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
