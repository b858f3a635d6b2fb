import { screenAt, screens } from './screens';

/** Loads the application and the screen behind a path while the session is still being checked. */
export function preload(pathname: string): void {
  void screens.signedInApp();
  void screenAt(pathname)();
}
