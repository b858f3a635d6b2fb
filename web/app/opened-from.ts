import { fieldOf } from './field-of';

/** State of the history entry of an order that was opened from Billing, so that a reload finds it again. */
export const openedFromBilling = { openedFrom: 'billing' } as const;

/** State of the history entry of the page at which an order has ended. */
export const openedFromOrder = { openedFrom: 'order' } as const;

export function isFromBilling(state: unknown): boolean {
  return fieldOf(state, 'openedFrom') === openedFromBilling.openedFrom;
}

export function isFromOrder(state: unknown): boolean {
  return fieldOf(state, 'openedFrom') === openedFromOrder.openedFrom;
}
