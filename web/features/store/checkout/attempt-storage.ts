const KEY = 'openOrder';

/** What survives a reload of the page until the order is settled (D-126). */
export interface StoredAttempt {
  attemptId: string;
  /** Whose order it is; another customer in the same window starts afresh. */
  viewerId: string;
  /** Whether it was sent, so that its outcome has to be asked for first. */
  isSent: boolean;
  /** The cart, as the query of the buy page. */
  search: string;
}

export function loadAttempt(viewerId: string): StoredAttempt | null {
  const stored = parse(sessionStorage.getItem(KEY));
  return stored?.viewerId === viewerId ? stored : null;
}

export function saveAttempt(attempt: StoredAttempt): void {
  sessionStorage.setItem(KEY, JSON.stringify(attempt));
}

export function clearAttempt(): void {
  sessionStorage.removeItem(KEY);
}

function parse(text: string | null): StoredAttempt | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

function isStoredAttempt(value: unknown): value is StoredAttempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'attemptId' in value &&
    typeof value.attemptId === 'string' &&
    'viewerId' in value &&
    typeof value.viewerId === 'string' &&
    'isSent' in value &&
    typeof value.isSent === 'boolean' &&
    'search' in value &&
    typeof value.search === 'string'
  );
}
