import { IconChevronDown } from '@tabler/icons-react';
import classes from './explain-button.module.css';

interface ExplainButtonProps {
  children: string;
  isOpen: boolean;
  /** Id of what it shows or hides. */
  controls: string;
  onToggle: () => void;
}

/** The name of an amount; pressed, it shows or hides how the amount came about. */
export function ExplainButton({ children, isOpen, controls, onToggle }: ExplainButtonProps) {
  return (
    <button
      type="button"
      className={classes['explain']}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
      <IconChevronDown size={14} aria-hidden="true" />
    </button>
  );
}
