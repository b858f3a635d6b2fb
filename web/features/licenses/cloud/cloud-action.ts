export type CloudActionKind = 'home' | 'bundle' | 'term' | 'transfer' | 'seats' | 'cancel';

export interface CloudActionDialogProps {
  group: { id: string; name: string };
  onClose: () => void;
}
