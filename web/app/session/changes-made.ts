const made = new WeakMap<object, number>();

/** How many changes of a session had an answer, or lost it: what was read before one may be older than it. */
export function changesMade(session: object): number {
  return made.get(session) ?? 0;
}

export function noteChange(session: object): void {
  made.set(session, changesMade(session) + 1);
}
