/** What a cart says that starts a group of its own (CONST-37, BUY-14). */
export const NEW_GROUP = 'New Group';

/** The group that a cart is to join; null for a new one, whichever way that is said. */
export function joinedGroup(sent: string | null | undefined): string | null {
  return sent === NEW_GROUP ? null : sent || null;
}
