import type { Session } from '../app/session/session';
import { requestsOver } from './requests';

const open = new Set<Session>();

/** Remembers a page that goes away with its test. */
export function notePage(session: Session): void {
  open.add(session);
}

/** Lets every page go away, and what it has asked for meanwhile come to its end: the next test hears of none of it. */
export async function leavePages(): Promise<void> {
  for (const session of open) session.unload();
  open.clear();
  await requestsOver();
}
