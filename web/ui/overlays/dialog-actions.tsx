import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './dialog.module.css';

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>;
}

/** Leaves a dialog without doing it. */
export function GoBackButton(props: ButtonProps & ComponentProps<'button'>) {
  return (
    <Button variant="default" {...props}>
      Go Back
    </Button>
  );
}
