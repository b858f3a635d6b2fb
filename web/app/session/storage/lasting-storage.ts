type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a browser keeps; what it refuses to, because it blocks site data or has no room, lasts as long as the page. */
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
        // An older value would come back with the next page.
        removeItem(key);
        refused.set(key, value);
      }
    },
    removeItem,
    keys: () => [...refused.keys(), ...ask((storage) => Object.keys(storage), [])],
  };
}

export const tabStorage = lastingStorage(() => window.sessionStorage);
