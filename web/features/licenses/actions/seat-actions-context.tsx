import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { SELECTION_BAR_ID } from '../selection/selection-bar-focus';
import type { SeatAction, SeatActionDialogProps, SeatActionKind } from './seat-action';

const DIALOGS: Record<SeatActionKind, ComponentType<SeatActionDialogProps>> = {
  assign: lazy(() => import('./bulk-assign-dialog').then((module) => ({ default: module.BulkAssignDialog }))),
  managers: lazy(() => import('./managers-dialog').then((module) => ({ default: module.ManagersDialog }))),
  notes: lazy(() => import('./note-dialog').then((module) => ({ default: module.NoteDialog }))),
  edition: lazy(() =>
    import('../change/edition-dialog').then((module) => ({ default: module.EditionDialog })),
  ),
  offlineKey: lazy(() =>
    import('../offline-key/offline-key-dialog').then((module) => ({ default: module.OfflineKeyDialog })),
  ),
  transfer: lazy(() =>
    import('../transfer/transfer-dialog').then((module) => ({ default: module.TransferDialog })),
  ),
  cancel: lazy(() =>
    import('../cancel/seat-ends-dialog').then((module) => ({ default: module.CancelSeatsDialog })),
  ),
  uncancel: lazy(() =>
    import('../cancel/seat-ends-dialog').then((module) => ({ default: module.UncancelSeatsDialog })),
  ),
  term: lazy(() => import('../change/term-dialog').then((module) => ({ default: module.TermDialog }))),
};

type OpenSeatAction = (action: SeatAction) => void;

const SeatActionContext = createContext<OpenSeatAction>(() => undefined);

/** Opens the dialog of an action. */
export function useSeatAction(): OpenSeatAction {
  return use(SeatActionContext);
}

/** Holds the one dialog over selected seats, whoever opens it. */
export function SeatActionsProvider({ children }: { children: ReactNode }) {
  const [action, setAction] = useState<SeatAction | null>(null);
  const close = () => {
    setAction(null);
    const returnTo = action?.returnTo ?? SELECTION_BAR_ID;
    requestAnimationFrame(() => requestAnimationFrame(() => focusIfLost(returnTo)));
  };
  const ActionDialog = action && DIALOGS[action.kind];
  return (
    <SeatActionContext value={setAction}>
      {children}
      {ActionDialog && (
        <Suspense fallback={null}>
          <ActionDialog
            seatIds={action.seatIds}
            onClose={close}
            onDone={() => {
              close();
              action.onDone?.();
            }}
          />
        </Suspense>
      )}
    </SeatActionContext>
  );
}

// The dialog gives the focus back to where it came from, unless that is gone or disabled by now.
function focusIfLost(id: string): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById(id)?.focus({ preventScroll: true });
}
