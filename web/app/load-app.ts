import { FIRST_READS } from './first-reads/first-reads';
import { preloadScreen, screenAt } from './screens';
import type { Session } from './session/session';

export const loadApp = () => import('./signed-in-app');

/** Loads what the address will show, code and answers side by side. What fails here is asked for again when it is needed. */
export function prepare(session: Session, token: string, { pathname, search }: Location): void {
  loadApp().catch(() => undefined);
  preloadScreen(pathname);
  // Any question in an address may choose something else.
  if (token !== '' && search === '') session.early.ask(token, FIRST_READS[screenAt(pathname)]?.() ?? []);
}
