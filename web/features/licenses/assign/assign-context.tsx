import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { lazyOverlay, whenSettled } from '../../../ui/lazy-part';
import type { AssignableLicense } from '../others/managed-license';

const AssignDialog = lazyOverlay(async () => (await import('./assign-dialog')).AssignDialog);

type OpenAssign = (seat: AssignableLicense) => void;

const AssignContext = createContext<OpenAssign>(() => undefined);

export function assignedUserId(seatId: string): string {
  return `seat-${seatId}-user`;
}

export function useAssign(): OpenAssign {
  return use(AssignContext);
}

export function AssignProvider({ children }: { children: ReactNode }) {
  const [seat, setSeat] = useState<AssignableLicense | null>(null);
  useEffect(() => whenSettled(AssignDialog.preload), []);
  const close = () => {
    setSeat(null);
    // The control that opened the dialog may be gone, so the seat takes the focus.
    if (seat) requestAnimationFrame(() => document.getElementById(assignedUserId(seat.id))?.focus());
  };
  return (
    <AssignContext value={setSeat}>
      {children}
      {seat && <AssignDialog seat={seat} onClose={close} />}
    </AssignContext>
  );
}
