import type { Toast } from './show-toast';

export async function notify(toast: Toast): Promise<void> {
  const { showToast } = await import('./show-toast');
  showToast(toast);
}
