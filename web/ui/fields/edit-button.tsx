import { IconPencil } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { Tooltip } from '../overlays/tooltip';
import classes from './edit-button.module.css';

interface EditButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
}

export function EditButton({ label, ...rest }: EditButtonProps) {
  return (
    <Tooltip label={label}>
      <button type="button" {...rest} className={classes['edit']} aria-label={label}>
        <IconPencil size="1.125rem" stroke={1.75} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
