import { type ComponentType, createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { lazyOverlay, whenSettled } from '../../../ui/lazy-part';
import { SELECTION_BAR_ID } from '../selection/selection-bar-focus';
import type { SeatAction, SeatActionDialogProps, SeatActionKind } from './seat-action';

const Qualifying = lazyOverlay(async () => (await import('./qualifying')).Qualifying);

const DIALOGS: Record<SeatActionKind, ComponentType<SeatActionDialogProps>> = {
  assign: lazyOverlay(async () => (await import('./bulk-assign-dialog')).BulkAssignDialog),
  managers: lazyOverlay(async () => (await import('./managers-dialog')).ManagersDialog),
  notes: lazyOverlay(async () => (await import('./note-dialog')).NoteDialog),
  edition: lazyOverlay(async () => (await import('../change/change-dialogs')).EditionDialog),
  offlineKey: lazyOverlay(async () => (await import('../offline-key/offline-key-panel')).OfflineKeyDialog),
  transfer: lazyOverlay(async () => (await import('../transfer/transfer-dialog')).TransferDialog),
  cancel: lazyOverlay(async () => (await import('../cancel/seat-ends-dialog')).CancelSeatsDialog),
  uncancel: lazyOverlay(async () => (await import('../cancel/seat-ends-dialog')).UncancelSeatsDialog),
  term: lazyOverlay(async () => (await import('../change/change-dialogs')).TermDialog),
};

type OpenSeatAction = (action: SeatAction) => void;

const SeatActionContext = createContext<OpenSeatAction>(() => undefined);

export function useSeatAction(): OpenSeatAction {
  return use(SeatActionContext);
}

export function SeatActionsProvider({ children }: { children: ReactNode }) {
  const [action, setAction] = useState<SeatAction | null>(null);
  const opened = useRef<SeatAction | null>(null);
  useEffect(() => whenSettled(Qualifying.preload), []);
  const open = (next: SeatAction | null) => {
    opened.current = next;
    setAction(next);
  };
  const close = () => {
    open(null);
    const returnTo = action?.returnTo ?? SELECTION_BAR_ID;
    requestAnimationFrame(() => requestAnimationFrame(() => focusIfLost(returnTo)));
  };
  const ActionDialog = action && DIALOGS[action.kind];
  return (
    <SeatActionContext value={open}>
      {children}
      {ActionDialog && (
        <Qualifying kind={action.kind} seatIds={action.seatIds} onClose={close}>
          {(seatIds, leftOut) => (
            <ActionDialog
              seatIds={seatIds}
              leftOut={leftOut}
              onClose={close}
              onDone={() => {
                // Long work may outlast its dialog: another one, with another selection, may be open by now.
                if (opened.current !== action) return;
                close();
                action.onDone?.();
              }}
            />
          )}
        </Qualifying>
      )}
    </SeatActionContext>
  );
}

// The dialog returns the focus, unless its control is gone or disabled.
function focusIfLost(id: string): void {
  const control = document.getElementById(id);
  if (document.activeElement?.contains(control) ?? true) control?.focus({ preventScroll: true });
}
