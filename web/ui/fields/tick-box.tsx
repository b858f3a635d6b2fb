import type { ComponentProps } from 'react';
import classes from './checkbox.module.css';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Whether it stands for several, of which some are ticked. */
  isMixed?: boolean;
}

export function TickBox({ isMixed = false, title, ...rest }: TickBoxProps) {
  return (
    <label className={classes['box']} title={title}>
      <input
        {...rest}
        // Beside the box only who points at it learns why; this is read out with it.
        title={title}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        type="checkbox"
      />
    </label>
  );
}
