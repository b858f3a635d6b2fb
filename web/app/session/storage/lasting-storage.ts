type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that falls back to the page's memory when the browser blocks site data or has no room. */
export function lastingStorage(open: () => Storage): Entries & { keys(): string[] } {
  const refused = new Map<string, string>();
  const ask = <Answer>(question: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    try {
      return question(open());
    } catch {
      return otherwise;
    }
  };
  const removeItem = (key: string) => {
    refused.delete(key);
    ask((storage) => storage.removeItem(key), undefined);
  };
  return {
    getItem: (key) => refused.get(key) ?? ask((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const isKept = ask((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) refused.delete(key);
      else {
        // Otherwise the next page would read an older value.
        removeItem(key);
        refused.set(key, value);
      }
    },
    removeItem,
    keys: () => [...refused.keys(), ...ask((storage) => Object.keys(storage), [])],
  };
}

export const tabStorage = lastingStorage(() => window.sessionStorage);
