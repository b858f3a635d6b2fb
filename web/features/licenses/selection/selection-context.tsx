import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { keepSelectable, NOTHING_SELECTED, type Selection, withSeats } from './selection';

interface SelectionTools {
  selection: Selection;
  /** Whether any seats of the group can be selected (MAN-18). */
  isSelectable: (subscriptionId: string) => boolean;
  ownsSome: boolean;
  select: (subscriptionId: string, seatIds: Iterable<string>, isOn: boolean) => void;
  release: (seatIds: Iterable<string>) => void;
  clear: () => void;
}

const SelectionContext = createContext<SelectionTools>({
  selection: NOTHING_SELECTED,
  isSelectable: () => false,
  ownsSome: false,
  select: () => undefined,
  release: () => undefined,
  clear: () => undefined,
});

export function useSelection(): SelectionTools {
  return use(SelectionContext);
}

interface SelectionProviderProps {
  groups: readonly { id: string; isSelectable: boolean; owner: { isViewer: boolean } }[];
  children: ReactNode;
}

export function SelectionProvider({ groups, children }: SelectionProviderProps) {
  const [chosen, setChosen] = useState(NOTHING_SELECTED);
  const selectable = groups.flatMap(({ id, isSelectable }) => (isSelectable ? [id] : [])).join(' ');
  const ownsSome = groups.some(({ owner }) => owner.isViewer);
  const isSelectable = useMemo(() => {
    const ids = new Set(selectable.split(' '));
    return (subscriptionId: string) => ids.has(subscriptionId);
  }, [selectable]);
  const select = useCallback(
    (subscriptionId: string, seatIds: Iterable<string>, isOn: boolean) =>
      setChosen((before) => withSeats(before, subscriptionId, seatIds, isOn)),
    [],
  );
  const release = useCallback(
    (seatIds: Iterable<string>) =>
      setChosen((before) =>
        [...before.keys()].reduce((kept, id) => withSeats(kept, id, seatIds, false), before),
      ),
    [],
  );
  const tools = useMemo(
    () => ({
      selection: keepSelectable(chosen, isSelectable),
      isSelectable,
      ownsSome,
      select,
      release,
      clear: () => setChosen(NOTHING_SELECTED),
    }),
    [chosen, isSelectable, ownsSome, select, release],
  );
  return <SelectionContext value={tools}>{children}</SelectionContext>;
}
