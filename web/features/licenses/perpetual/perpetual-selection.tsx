import { createContext, type ReactNode, use, useMemo, useState } from 'react';
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
  /** Updates the selection from the latest rows; drops licenses no longer managed (SEAT-10). */
  see: (rows: readonly License[], areAll: boolean) => void;
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
      see: (rows: readonly License[], areAll: boolean) => setChosen((before) => asSeen(before, rows, areAll)),
    }),
    [chosen],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

function asSeen(chosen: readonly License[], rows: readonly License[], areAll: boolean): readonly License[] {
  const read = new Map(rows.map((row) => [row.id, row]));
  const seen = chosen
    .flatMap((license) => read.get(license.id) ?? (areAll ? [] : license))
    .filter(({ isManager }) => isManager);
  const isSame = seen.length === chosen.length && seen.every((license, index) => license === chosen[index]);
  return isSame ? chosen : seen;
}

/** Selects a row; shown to its managers (MAN-18). */
export function PerpetualCheckbox({ license, place }: { license: License; place: string }) {
  const { isChosen, choose } = usePerpetualSelection();
  const where = usePlaceInName(license, place);
  if (!license.isManager) return null;
  const { productName, assignedTo } = license;
  return (
    <TickBox
      data-paper="off"
      aria-label={`Select ${productName}, ${assignedTo ?? 'unassigned'}${where}`}
      checked={isChosen(license)}
      onChange={(event) => choose(license, event.currentTarget.checked)}
    />
  );
}

export function useShownKey() {
  return useAddressed('key');
}
