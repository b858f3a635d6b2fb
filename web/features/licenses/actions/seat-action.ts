import type { ReactNode } from 'react';

export type SeatActionKind =
  | 'assign'
  | 'managers'
  | 'notes'
  | 'edition'
  | 'term'
  | 'transfer'
  | 'offlineKey'
  | 'cancel'
  | 'uncancel';

/** What the selection bar offers: one dialog each, but for the comparison, which is a page. */
export type BarActionKind = SeatActionKind | 'whatIf';

export interface SeatAction {
  kind: SeatActionKind;
  seatIds: readonly string[];
  onDone?: () => void;
  /** Id of the control that gets the focus back if the pressed one is gone. */
  returnTo?: string;
}

export interface SeatActionDialogProps {
  seatIds: readonly string[];
  leftOut?: ReactNode;
  onClose: () => void;
  onDone: () => void;
}

export const MOST_ASSIGNED = 500;
