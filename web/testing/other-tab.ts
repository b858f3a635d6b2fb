import { browserTokenStore } from '../app/session/token-store';

/** What another tab of the same browser does; a browser tells the tabs other than the one that acts. */
export const otherTab = {
  signIn(token: string): void {
    browserTokenStore(window).write(token);
    tell(token);
  },
  signOut(): void {
    browserTokenStore(window).remove('signed-out');
    tell(null);
  },
  /** Finds that the session is over. */
  findOver(): void {
    browserTokenStore(window).remove('over');
    tell(null);
  },
};

function tell(newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue }));
}
