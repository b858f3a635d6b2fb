const made = new WeakMap<object, number>();

/** Number of a session's changes that were answered or lost; reads from before the latest may be stale. */
export function mutationCount(session: object): number {
  return made.get(session) ?? 0;
}

export function countMutation(session: object): void {
  made.set(session, mutationCount(session) + 1);
}
