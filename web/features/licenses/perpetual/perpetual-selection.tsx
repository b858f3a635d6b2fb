import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { TickBox } from '../../../ui/fields/tick-box';
import { useAddressed } from '../../../ui/use-addressed';
import { usePlaceInName } from '../seats/seat-place';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';

type License = PerpetualRow_LicenseFragment;

interface PerpetualSelection {
  chosen: readonly License[];
  isChosen: (license: License) => boolean;
  choose: (license: License, isOn: boolean) => void;
  clear: () => void;
}

const SelectionContext = createContext<PerpetualSelection | null>(null);

export function usePerpetualSelection(): PerpetualSelection {
  const selection = use(SelectionContext);
  if (selection === null) throw new Error('There is no selection of perpetual licenses here.');
  return selection;
}

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

/** Selects a row, for its managers (MAN-18); it is let go when somebody is one no longer (SEAT-10). */
export function PerpetualCheckbox({
  license,
  place,
}: {
  license: PerpetualRow_LicenseFragment;
  place: string;
}) {
  const { isChosen, choose } = usePerpetualSelection();
  const where = usePlaceInName(license, place);
  const isLost = !license.isManager && isChosen(license);
  useEffect(() => {
    if (isLost) choose(license, false);
  }, [isLost, choose, license]);
  if (!license.isManager) return null;
  const { productName, assignedTo } = license;
  return (
    <TickBox
      aria-label={`Select ${productName}, ${assignedTo ?? 'unassigned'}${where}`}
      checked={isChosen(license)}
      onChange={(event) => choose(license, event.currentTarget.checked)}
    />
  );
}

export function useShownKey() {
  return useAddressed('key');
}
