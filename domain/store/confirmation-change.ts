import type { ConfirmationFlags } from './confirmation-variant';

export type ConfirmationChange = 'TERM' | 'EDITION' | 'REACTIVATION' | 'RENEWAL' | 'AUTO_RENEW';

/** What changed with an order, the first flag that is set; null for a first purchase (T-13, row 4). */
export function confirmationChange(flags: ConfirmationFlags): ConfirmationChange | null {
  if (flags.isTerm) return 'TERM';
  if (flags.isEdition) return 'EDITION';
  if (flags.isReactivate) return 'REACTIVATION';
  if (flags.isRenewal) return 'RENEWAL';
  return flags.isAutoRenew ? 'AUTO_RENEW' : null;
}
