import { canBeToken } from '#domain/account/session-token';
import { lastingStorage } from './lasting-storage';

const KEY = 'authToken';
const END_KEY = 'authEnd';

export type SessionEnd = 'signed-out' | 'over';

export interface TokenStore {
  /** Returns '' without a token. Removes malformed ones, so that the login flow continues (AUTH-14). */
  read(): string;
  write(token: string): void;
  remove(end: SessionEnd): void;
  /** Removes this token, but keeps a newer one that has replaced it. */
  forget(token: string, end: SessionEnd): void;
  lastEnd(): SessionEnd;
  onChangeElsewhere(changed: () => void): () => void;
}

export function browserTokenStore(view: Window): TokenStore {
  const storage = lastingStorage(() => view.localStorage);
  const remove = (end: SessionEnd) => {
    if (end === 'over' && storage.getItem(KEY)) storage.setItem(END_KEY, end);
    else if (end === 'signed-out') storage.removeItem(END_KEY);
    storage.removeItem(KEY);
  };
  const read = () => {
    const stored = storage.getItem(KEY) ?? '';
    if (stored === '' || canBeToken(stored)) return stored;
    remove('over');
    return '';
  };
  return {
    read,
    remove,
    forget(token, end) {
      if (token !== '' && token === read()) remove(end);
    },
    write(token) {
      storage.removeItem(END_KEY);
      storage.setItem(KEY, token);
    },
    lastEnd: () => (storage.getItem(END_KEY) === 'over' ? 'over' : 'signed-out'),
    onChangeElsewhere(changed) {
      const listener = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) changed();
      };
      view.addEventListener('storage', listener);
      return () => view.removeEventListener('storage', listener);
    },
  };
}
