import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSignedIn } from '../../../app/session/session-context';
import {
  keepSelectable,
  keepSelection,
  loadSelection,
  NOTHING_SELECTED,
  rowsBetween,
  type Selection,
  withSeats,
} from './selection';

interface SelectionTools {
  selection: Selection;
  isSelectable: (subscriptionId: string) => boolean;
  ownsSome: boolean;
  select: (subscriptionId: string, seatIds: Iterable<string>, isOn: boolean) => void;
  /** Selects or deselects a row; with `range`, all of its rows from the last one. */
  selectRow: (row: { id: string; subscriptionId: string }, isOn: boolean, range?: readonly string[]) => void;
  release: (seatIds: Iterable<string>) => void;
  clear: () => void;
}

const SelectionContext = createContext<SelectionTools>({
  selection: NOTHING_SELECTED,
  isSelectable: () => false,
  ownsSome: false,
  select: () => undefined,
  selectRow: () => undefined,
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
  const viewerId = useSignedIn().customer.id;
  const [chosen, setChosen] = useState(() => loadSelection(viewerId));
  useEffect(() => keepSelection(viewerId, chosen), [viewerId, chosen]);
  const last = useRef<string | null>(null);
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
  const selectRow = useCallback<SelectionTools['selectRow']>(
    ({ id, subscriptionId }, isOn, range) => {
      select(subscriptionId, range ? rowsBetween(range, last.current, id) : [id], isOn);
      last.current = id;
    },
    [select],
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
      selectRow,
      release,
      clear: () => setChosen(NOTHING_SELECTED),
    }),
    [chosen, isSelectable, ownsSome, select, selectRow, release],
  );
  return <SelectionContext value={tools}>{children}</SelectionContext>;
}

type RowOrder = readonly { readonly id: string; readonly isSelectable: boolean }[];

export const RowOrderContext = createContext<RowOrder>([]);

export function useRowOrder(): RowOrder {
  return use(RowOrderContext);
}
