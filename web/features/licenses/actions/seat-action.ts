/** What can be done with selected seats, each in a dialog of its own. */
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

export interface SeatAction {
  kind: SeatActionKind;
  seatIds: readonly string[];
  /** Told when it is done, not when it is left. */
  onDone?: () => void;
  /** Id of the control that gets the focus afterwards, where what was pressed is gone by then. */
  returnTo?: string;
}

/** What every dialog of an action is given. */
export interface SeatActionDialogProps {
  seatIds: readonly string[];
  onClose: () => void;
  onDone: () => void;
}
