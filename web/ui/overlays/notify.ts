import type { Toast } from './show-toast';

/** Says what happened, in the corner, without stopping anybody. Failures stay until closed; the rest goes by itself. */
export async function notify(toast: Toast): Promise<void> {
  const { showToast } = await import('./show-toast');
  showToast(toast);
}
