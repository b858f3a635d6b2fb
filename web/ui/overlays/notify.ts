import type { Toast } from './show-toast';

export async function notify(toast: Toast): Promise<void> {
  const { showToast } = await import('./show-toast');
  showToast(toast);
}

/** Says why something was not done; nothing when it was. */
export function notifyRefusal(refusal: string | null): void {
  if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
}
