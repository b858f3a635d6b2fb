import { useState } from 'react';

export interface Explained {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
  hasAny: boolean;
  isAllOpen: boolean;
  toggleAll: () => void;
}

/** Which amounts show their explanation: all or none, except for those switched one by one. */
export function useExplained(keys: readonly string[]): Explained {
  const [isAllWanted, setAllWanted] = useState(false);
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (key: string) => isAllWanted !== switched.has(key);
  const isAllOpen = keys.length > 0 && keys.every(isOpen);
  return {
    isOpen,
    toggle: (key) => setSwitched((before) => withSwitched(before, key)),
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
