export type CloudActionKind = 'home' | 'bundle' | 'term' | 'transfer' | 'seats' | 'cancel';

export interface CloudActionDialogProps {
  group: { id: string; number: number };
  onClose: () => void;
}
