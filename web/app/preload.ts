import { loadApp } from './load-app';
import { screenAt } from './screens';

/** Loads the application and the screen behind a path while the session is still being checked. */
export function preload(pathname: string): void {
  void loadApp();
  void screenAt(pathname)();
}
