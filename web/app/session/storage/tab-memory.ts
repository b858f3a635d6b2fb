import { tabStorage } from './lasting-storage';

const PREFIX = 'customer:';

/** Makes the key of an entry of the tab's storage that the customer's sign-out removes (AUTH-18). */
export function customerKey(name: string): string {
  return `${PREFIX}${name}`;
}

/** Removes the entries that end with the sign-out; an open order stays, so that it can be found again. */
export function forgetCustomer(): void {
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX)) tabStorage.removeItem(key);
  }
}

const SWITCH_KEY = 'customerSwitched';

export function setSwitchFlag(): void {
  tabStorage.setItem(SWITCH_KEY, 'true');
}

export function consumeSwitchFlag(): boolean {
  const isNoted = tabStorage.getItem(SWITCH_KEY) !== null;
  tabStorage.removeItem(SWITCH_KEY);
  return isNoted;
}

/** Entry of this tab per customer, until sign-out; without room in the storage, until the page closes. */
export function tabEntry<Value>(name: string, read: (stored: unknown) => Value) {
  const keyOf = (viewerId: string) => customerKey(`${name} ${viewerId}`);
  return {
    load(viewerId: string): Value | null {
      try {
        const text = sessionStorage.getItem(keyOf(viewerId));
        return text === null ? null : read(JSON.parse(text));
      } catch {
        return null;
      }
    },
    /** Null removes the entry. @returns whether there was room for it */
    keep(viewerId: string, value: unknown): boolean {
      try {
        if (value === null) sessionStorage.removeItem(keyOf(viewerId));
        else sessionStorage.setItem(keyOf(viewerId), JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Query of a cart that was left before it was ordered, for the return from another screen. */
export const abandonedCart = tabEntry('left cart', (stored) => (typeof stored === 'string' ? stored : ''));

/** Seats selected on Manage Products, by group. */
export const selectedSeats = tabEntry('selection', (stored) =>
  Object.entries(stored ?? {}).map(([id, seats]): [string, Set<string>] => [
    id,
    new Set(Array.isArray(seats) ? seats : []),
  ]),
);
