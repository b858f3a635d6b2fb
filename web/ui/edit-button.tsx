import { IconPencil } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './edit-button.module.css';
import { Tooltip } from './tooltip';

interface EditButtonProps extends ComponentPropsWithRef<'button'> {
  /** What it edits, for those who do not see what it stands beside. */
  label: string;
}

/** The pencil beside a value. */
export function EditButton({ label, ...rest }: EditButtonProps) {
  return (
    <Tooltip label={label}>
      <button type="button" {...rest} className={classes['edit']} aria-label={label}>
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
