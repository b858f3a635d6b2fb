import { fingerprintOf } from '../../orders/attempts/fingerprint';
import { payFields } from '../../orders/payment/pay-fields';
import type { CartForm } from './cart-form';

const WAYS_OF_PAYING: readonly string[] = ['replacePaymentMethod', 'useExistingPaymentMethod'];
/** Proofs and the card's address differ between honest repeats; how it is paid does not. */
const LEFT_OUT = new Set(Object.keys(payFields).filter((field) => !WAYS_OF_PAYING.includes(field)));

/** The same cart, total and way of paying by the same customer is the same order. */
export function cartFingerprint(userId: string, kind: string, form: CartForm): string {
  const { appliedCoupons, ...fields } = form;
  const kept = Object.entries(fields).filter(([field]) => !LEFT_OUT.has(field));
  const parts = Object.fromEntries(kept);
  return fingerprintOf(userId, kind, { ...parts, appliedCoupons: JSON.stringify(appliedCoupons) });
}
