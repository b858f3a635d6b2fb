import type { TransferRefusal } from '#domain/changes/transfer/check-transfer';
import type { Refusal } from '../../orders/order-answer';

export type TransferAnswer =
  | { readonly success: true; readonly message: '' }
  | { readonly success: false; readonly message: string; readonly code: Refusal['code'] };

export const DONE: TransferAnswer = { success: true, message: '' };

export function refused({ code, message }: TransferRefusal): TransferAnswer {
  return { success: false, message, code };
}

export function refusedFor({ code, text }: Refusal): TransferAnswer {
  return { success: false, message: text, code };
}
