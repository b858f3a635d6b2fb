import { untilSignOut } from '../../../app/session/storage/tab-memory';
import { NOTHING_SELECTED, type Selection } from './selection';

const keyOf = (viewerId: string) => untilSignOut(`selection ${viewerId}`);

/** What a customer has selected in this tab, also before the page was loaded again. */
export function loadSelection(viewerId: string): Selection {
  const groups = parse(sessionStorage.getItem(keyOf(viewerId)) ?? '{}');
  return groups === null ? NOTHING_SELECTED : new Map(groups);
}

export function keepSelection(viewerId: string, selection: Selection): void {
  const groups = Object.fromEntries([...selection].map(([id, seats]) => [id, [...seats]]));
  try {
    if (selection.size === 0) sessionStorage.removeItem(keyOf(viewerId));
    else sessionStorage.setItem(keyOf(viewerId), JSON.stringify(groups));
  } catch {
    // Without room in the tab's storage the selection lasts as long as the page.
  }
}

function parse(text: string): [string, Set<string>][] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Object.entries(value ?? {}).map(([id, seats]) => [id, new Set(Array.isArray(seats) ? seats : [])]);
  } catch {
    return null;
  }
}
