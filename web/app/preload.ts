import { loadApp } from './load-app';
import { preloadScreen } from './screens';

/** Loads the application and the screen behind a path while the session is still being checked. */
export function preload(pathname: string): void {
  // What fails here is asked for again, and told, when it is needed.
  loadApp().catch(() => undefined);
  preloadScreen(pathname);
}
