const KEY = 'authToken';

/** Where the session token lives: local storage, shared by all tabs (AUTH-12). */
export interface TokenStore {
  /** The empty string when there is none. */
  read(): string;
  write(token: string): void;
  remove(): void;
  /** Calls back when another tab changed the token; returns the way to stop. */
  onChangeElsewhere(changed: (token: string) => void): () => void;
}

export function browserTokenStore(view: Window): TokenStore {
  return {
    read: () => view.localStorage.getItem(KEY) ?? '',
    write: (token) => view.localStorage.setItem(KEY, token),
    remove: () => view.localStorage.removeItem(KEY),
    onChangeElsewhere(changed) {
      const listener = (event: StorageEvent) => {
        const concernsToken = event.key === KEY || event.key === null;
        if (concernsToken) changed(view.localStorage.getItem(KEY) ?? '');
      };
      view.addEventListener('storage', listener);
      return () => view.removeEventListener('storage', listener);
    },
  };
}
