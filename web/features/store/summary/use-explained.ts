import { useState } from 'react';

export interface Explained {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
  isAllOpen: boolean;
  toggleAll: () => void;
}

/** Which amounts of the summary show how they came about; `keys` are all that can. */
export function useExplained(keys: readonly string[]): Explained {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isAllOpen = keys.length > 0 && keys.every((key) => open.has(key));
  return {
    isOpen: (key) => open.has(key),
    toggle: (key) =>
      setOpen((before) => (before.has(key) ? without(before, key) : new Set([...before, key]))),
    isAllOpen,
    toggleAll: () => setOpen(isAllOpen ? new Set() : new Set(keys)),
  };
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((each) => each !== key));
}
