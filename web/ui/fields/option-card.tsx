import type { ReactNode } from 'react';
import classes from './option-card.module.css';

interface OptionCardProps {
  name: string;
  title: string;
  isChosen: boolean;
  isDisabled?: boolean;
  /** Looks disabled, but can be pressed, and then shows the reason. */
  isRefused?: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

export function OptionCard(props: OptionCardProps) {
  const { name, title, isChosen, isDisabled = false, isRefused = false, onChoose, children } = props;
  return (
    <label className={classes['card']} data-field-box>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        aria-disabled={isRefused || undefined}
        data-autofocus={isChosen || undefined}
        onChange={onChoose}
      />
      <span className={classes['title']}>{title}</span>
      {children !== undefined && children !== false && (
        <>
          {' '}
          <span className={classes['detail']}>{children}</span>
        </>
      )}
    </label>
  );
}
