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

/** Actions of the selection bar: each opens a dialog, except the comparison, which is a page. */
export type BarActionKind = SeatActionKind | 'whatIf';

export interface SeatAction {
  kind: SeatActionKind;
  seatIds: readonly string[];
  onDone?: () => void;
  /** Id of the control that takes the focus if the pressed one is gone. */
  returnTo?: string;
}

export interface SeatActionDialogProps {
  seatIds: readonly string[];
  leftOut?: ReactNode;
  onClose: () => void;
  onDone: () => void;
}

export const MOST_ASSIGNED = 500;
