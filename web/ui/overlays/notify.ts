import type { Tone } from '../../schema.generated';

export interface Toast {
  message: string;
  tone?: Extract<Tone, 'OK' | 'INFO' | 'DANGER'>;
  /** Offered as `Undo`; the toast goes when it is pressed. */
  onUndo?: () => void;
  /** Stays until closed, as failures always do. */
  stays?: boolean;
}

/** Says what happened, in the corner, without stopping anybody. Failures stay until closed; the rest goes by itself. */
export async function notify(toast: Toast): Promise<void> {
  const { showToast } = await import('./show-toast');
  showToast(toast);
}
