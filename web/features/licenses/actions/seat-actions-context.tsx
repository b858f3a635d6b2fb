import { type ComponentType, createContext, type ReactNode, Suspense, use, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { SELECTION_BAR_ID } from '../selection/selection-bar-focus';
import { Qualifying } from './qualifying';
import type { SeatAction, SeatActionDialogProps, SeatActionKind } from './seat-action';

const DIALOGS: Record<SeatActionKind, ComponentType<SeatActionDialogProps>> = {
  assign: lazyPart(async () => (await import('./bulk-assign-dialog')).BulkAssignDialog),
  managers: lazyPart(async () => (await import('./managers-dialog')).ManagersDialog),
  notes: lazyPart(async () => (await import('./note-dialog')).NoteDialog),
  edition: lazyPart(async () => (await import('../change/change-dialogs')).EditionDialog),
  offlineKey: lazyPart(async () => (await import('../offline-key/offline-key-panel')).OfflineKeyDialog),
  transfer: lazyPart(async () => (await import('../transfer/transfer-dialog')).TransferDialog),
  cancel: lazyPart(async () => (await import('../cancel/seat-ends-dialog')).CancelSeatsDialog),
  uncancel: lazyPart(async () => (await import('../cancel/seat-ends-dialog')).UncancelSeatsDialog),
  term: lazyPart(async () => (await import('../change/change-dialogs')).TermDialog),
};

type OpenSeatAction = (action: SeatAction) => void;

const SeatActionContext = createContext<OpenSeatAction>(() => undefined);

export function useSeatAction(): OpenSeatAction {
  return use(SeatActionContext);
}

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
          <Qualifying kind={action.kind} seatIds={action.seatIds} onClose={close}>
            {(seatIds, leftOut) => (
              <ActionDialog
                seatIds={seatIds}
                leftOut={leftOut}
                onClose={close}
                onDone={() => {
                  close();
                  action.onDone?.();
                }}
              />
            )}
          </Qualifying>
        </Suspense>
      )}
    </SeatActionContext>
  );
}

// The dialog returns the focus, unless its control is gone or disabled by now.
function focusIfLost(id: string): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById(id)?.focus({ preventScroll: true });
}
