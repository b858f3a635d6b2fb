import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './explain-button.module.css';

interface ExplainButtonProps {
  children: string;
  /** Key of the explanation; null if there is none, and so nothing to press. */
  of: string | null;
  explained: Explained;
  controls: string;
}

export function ExplainButton({ children, of, explained, controls }: ExplainButtonProps) {
  if (of === null) return <span>{children}</span>;
  return (
    <button
      type="button"
      className={classes['explain']}
      data-paper="on"
      aria-expanded={explained.isOpen(of)}
      aria-controls={controls}
      onClick={() => explained.toggle(of)}
    >
      {children}
      <IconChevronDown size="0.875rem" aria-hidden="true" data-paper="off" />
    </button>
  );
}

export function ExplainAllButton({ explained }: { explained: Explained }) {
  if (!explained.hasAny) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      onClick={explained.toggleAll}
      aria-pressed={explained.isAllOpen}
    >
      Explain all
    </Button>
  );
}

export type Explained = ReturnType<typeof useExplained>;

export function useExplained(keys: readonly string[]) {
  const [isAllWanted, setAllWanted] = useState(false);
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (key: string) => isAllWanted !== switched.has(key);
  const isAllOpen = keys.length > 0 && keys.every(isOpen);
  return {
    isOpen,
    toggle: (key: string) => setSwitched((before) => withSwitched(before, key)),
    hasAny: keys.length > 0,
    isAllOpen,
    toggleAll: () => {
      setAllWanted(!isAllOpen);
      setSwitched(new Set());
    },
  };
}

function withSwitched(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key]);
}
