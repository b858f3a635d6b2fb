/** Includes flyouts: anything over the page that may hold typed text. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}
