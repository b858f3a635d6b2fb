const made = new WeakMap<object, number>();

/** Number of a session's changes that were answered or lost; reads from before the latest may be stale. */
export function changesMade(session: object): number {
  return made.get(session) ?? 0;
}

export function noteChange(session: object): void {
  made.set(session, changesMade(session) + 1);
}
