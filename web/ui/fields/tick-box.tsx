import type { ComponentProps } from 'react';
import classes from './checkbox.module.css';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Represents several items of which some are checked. */
  isMixed?: boolean;
}

export function TickBox({ isMixed = false, title, ...rest }: TickBoxProps) {
  return (
    <label className={classes['box']} title={title}>
      <input
        {...rest}
        // Screen readers read the title with the box; elsewhere it shows on hover only.
        title={title}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        type="checkbox"
      />
    </label>
  );
}
