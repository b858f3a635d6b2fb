import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { SeatRow_SeatFragment } from '../seats/seat-grid.generated';

const loadDialog = () => import('./assign-dialog');
const AssignDialog = lazy(() => loadDialog().then((module) => ({ default: module.AssignDialog })));

type OpenAssign = (seat: SeatRow_SeatFragment) => void;

const AssignContext = createContext<OpenAssign>(() => undefined);

/** Opens the assign dialog for a seat. */
export function useAssign(): OpenAssign {
  return use(AssignContext);
}

/** Holds the one assign dialog of the page, whoever opens it. */
export function AssignProvider({ children }: { children: ReactNode }) {
  const [seat, setSeat] = useState<SeatRow_SeatFragment | null>(null);
  return (
    <AssignContext value={setSeat}>
      {children}
      {seat && (
        <Suspense fallback={null}>
          <AssignDialog seat={seat} onClose={() => setSeat(null)} />
        </Suspense>
      )}
    </AssignContext>
  );
}
