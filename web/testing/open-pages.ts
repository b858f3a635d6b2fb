import type { Session } from '../app/session/session';
import { requestsOver } from './requests';

const open = new Set<Session>();

export function notePage(session: Session): void {
  open.add(session);
}

/** Unloads every page and waits for its requests, so that the next test sees none of them. */
export async function leavePages(): Promise<void> {
  for (const session of open) session.unload();
  open.clear();
  await requestsOver();
}
