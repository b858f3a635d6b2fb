import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { AssignableLicense } from '../others/managed-license';

const SETTLED_MS = 1_500;

const loadDialog = () => import('./assign-dialog');
const AssignDialog = lazy(() => loadDialog().then((module) => ({ default: module.AssignDialog })));

type OpenAssign = (seat: AssignableLicense) => void;

const AssignContext = createContext<OpenAssign>(() => undefined);

/** Id of the control that shows who uses a seat. */
export function assignedUserId(seatId: string): string {
  return `seat-${seatId}-user`;
}

/** Opens the assign dialog for a seat. */
export function useAssign(): OpenAssign {
  return use(AssignContext);
}

/** Holds the one assign dialog of the page, whoever opens it. */
export function AssignProvider({ children }: { children: ReactNode }) {
  const [seat, setSeat] = useState<AssignableLicense | null>(null);
  useEffect(() => {
    // Once the page has settled, so that the dialog is there at the click. What fails is asked for again then.
    const timer = setTimeout(() => loadDialog().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const close = () => {
    setSeat(null);
    // Whatever opened the dialog, a menu perhaps that is gone, the eye is now on the seat.
    if (seat) requestAnimationFrame(() => document.getElementById(assignedUserId(seat.id))?.focus());
  };
  return (
    <AssignContext value={setSeat}>
      {children}
      {seat && (
        <Suspense fallback={null}>
          <AssignDialog seat={seat} onClose={close} />
        </Suspense>
      )}
    </AssignContext>
  );
}
