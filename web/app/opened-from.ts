/** State of the history entry of an order that was opened from Billing, so that a reload finds it again. */
export const openedFromBilling = { openedFrom: 'billing' } as const;

export function isFromBilling(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('openedFrom' in state)) return false;
  return state.openedFrom === openedFromBilling.openedFrom;
}
