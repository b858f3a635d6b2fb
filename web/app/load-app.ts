import { preloadScreen } from './screens';

export const loadApp = () => import('./signed-in-app');

export function preload(pathname: string): void {
  // A failure is told when the code is needed.
  loadApp().catch(() => undefined);
  preloadScreen(pathname);
}
