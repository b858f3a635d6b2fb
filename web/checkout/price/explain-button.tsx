import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './explain-button.module.css';
import type { Explained } from './use-explained';

interface ExplainButtonProps {
  children: string;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

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

export function ExplainAllButton({ explained }: { explained: Explained }) {
  if (!explained.hasAny) return null;
  return (
    <Button
      className={classes['all'] ?? ''}
      variant="subtle"
      size="compact-sm"
      onClick={explained.toggleAll}
      aria-pressed={explained.isAllOpen}
    >
      Explain all
    </Button>
  );
}
