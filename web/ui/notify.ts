import type { Tone } from '../schema.generated';

export interface Toast {
  message: string;
  tone?: Extract<Tone, 'OK' | 'INFO' | 'DANGER'>;
  /** Offered as `Undo`; the toast goes when it is pressed. */
  onUndo?: () => void;
}

/** Says what happened, in the corner, without stopping anybody. Failures stay until closed; the rest goes by itself. */
export async function notify(toast: Toast): Promise<void> {
  const { showToast } = await import('./show-toast');
  showToast(toast);
}
