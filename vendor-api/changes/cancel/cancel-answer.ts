import type { Refusal } from '../../orders/order-answer';

export type CancelAnswer =
  | { readonly success: true; readonly message: '' }
  | { readonly success: false; readonly message: string; readonly code: string };

export const CANCELED: CancelAnswer = { success: true, message: '' };

export function refusedCancel({ code, text }: Refusal): CancelAnswer {
  return { success: false, message: text, code };
}
