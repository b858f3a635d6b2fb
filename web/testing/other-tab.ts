import { browserTokenStore } from '../app/session/storage/token-store';

/** Acts as another tab: browsers send storage events to all tabs but the acting one. */
export const otherTab = {
  signIn(token: string): void {
    browserTokenStore(window).write(token);
    tell(token);
  },
  signOut(): void {
    browserTokenStore(window).remove('signed-out');
    tell(null);
  },
  findOver(): void {
    browserTokenStore(window).remove('over');
    tell(null);
  },
};

function tell(newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue }));
}
