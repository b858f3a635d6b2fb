/** What can be done with a whole cloud group, each in a dialog of its own. */
export type CloudActionKind = 'home' | 'bundle' | 'term' | 'transfer' | 'seats' | 'cancel';

/** What every dialog of such an action is given. */
export interface CloudActionDialogProps {
  group: { id: string; number: number };
  onClose: () => void;
}
