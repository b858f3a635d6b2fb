import { fieldOf } from '../../app/field-of';
import { tabStorage } from '../../app/session/storage/lasting-storage';
import { customerKey } from '../../app/session/storage/tab-memory';

/** A sent order must be found again, even after a sign-out (D-126). */
const sentKey = (page: string) => `openOrder ${page}`;
const unsentKey = (page: string) => customerKey(sentKey(page));

export interface CheckoutPlace {
  page: string;
  search: string;
  /** Subject of a page that can have several; empty until known. */
  subject?: string;
}

export interface StoredAttempt extends CheckoutPlace {
  attemptId: string;
  /** Another customer in the same window starts afresh. */
  viewerId: string;
  /** Null until sent: a tab opened from another gets a copy of the storage, and must not reuse its id. */
  sentAt: number | null;
}

export function loadAttempt(page: string, viewerId: string): StoredAttempt | null {
  const stored = parse(tabStorage.getItem(sentKey(page)) ?? tabStorage.getItem(unsentKey(page)));
  return stored?.page === page && stored.viewerId === viewerId ? stored : null;
}

export function isOrderOpen(page: string): boolean {
  return tabStorage.getItem(sentKey(page)) !== null;
}

export function saveAttempt(attempt: StoredAttempt): void {
  const [sent, unsent] = [sentKey(attempt.page), unsentKey(attempt.page)];
  const [key, other] = attempt.sentAt !== null ? [sent, unsent] : [unsent, sent];
  tabStorage.setItem(key, JSON.stringify(attempt));
  tabStorage.removeItem(other);
}

export function clearAttempt(page: string): void {
  tabStorage.removeItem(sentKey(page));
  tabStorage.removeItem(unsentKey(page));
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

const TEXTS = ['attemptId', 'viewerId', 'page', 'search'] satisfies (keyof StoredAttempt)[];

function isStoredAttempt(value: unknown): value is StoredAttempt {
  const [sentAt, subject] = [fieldOf(value, 'sentAt'), fieldOf(value, 'subject')];
  return (
    TEXTS.every((name) => typeof fieldOf(value, name) === 'string') &&
    (sentAt === null || typeof sentAt === 'number') &&
    (subject === undefined || typeof subject === 'string')
  );
}
