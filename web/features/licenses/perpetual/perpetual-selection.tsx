import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';

type License = PerpetualRow_LicenseFragment;

interface PerpetualSelection {
  /** In the order in which they were selected; a search does not change them. */
  chosen: readonly License[];
  isChosen: (license: License) => boolean;
  choose: (license: License, isOn: boolean) => void;
  clear: () => void;
}

const SelectionContext = createContext<PerpetualSelection | null>(null);

/** The selected perpetual licenses, and how to change them. */
export function usePerpetualSelection(): PerpetualSelection {
  const selection = use(SelectionContext);
  if (selection === null) throw new Error('There is no selection of perpetual licenses here.');
  return selection;
}

/** Holds the selected perpetual licenses. */
export function PerpetualSelectionProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<readonly License[]>([]);
  const selection = useMemo(
    () => ({
      chosen,
      isChosen: ({ id }: License) => chosen.some((each) => each.id === id),
      choose: (license: License, isOn: boolean) =>
        setChosen((before) => {
          const others = before.filter(({ id }) => id !== license.id);
          return isOn ? [...others, license] : others;
        }),
      clear: () => setChosen([]),
    }),
    [chosen],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
