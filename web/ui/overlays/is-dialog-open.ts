/** Also a flyout: whatever may hold text that was typed over the page. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}
