import { FIRST_READS } from './first-reads/first-reads';
import { preloadScreen, screenAt } from './screens';
import type { Session } from './session/session';

export const loadApp = () => import('./signed-in-app');

/** Loads a screen's code and first answers in parallel; anything that fails is loaded again when needed. */
export function prepare(session: Session, token: string, { pathname, search }: Location): void {
  loadApp().catch(() => undefined);
  preloadScreen(pathname);
  // A query in the address may select something else.
  if (token !== '' && search === '') session.early.ask(token, FIRST_READS[screenAt(pathname)]?.() ?? []);
}
