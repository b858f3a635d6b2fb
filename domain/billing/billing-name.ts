import { message } from '../messages/catalogue';
import { isVisible, onOneLine, stripDirectionMarks } from '../text/plain-text';

export type BillingNameInput =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly message: string };

export const LONGEST_BILLING_NAME = 255;

/** Puts a billing name on one line without direction marks; refuses one without visible characters (BILL-04). */
export function parseBillingName(typed: string): BillingNameInput {
  const name = onOneLine(stripDirectionMarks(typed));
  if (!isVisible(name)) return { ok: false, message: message.billingNameRequired };
  if (name.length > LONGEST_BILLING_NAME)
    return { ok: false, message: message.tooLong('Billing name', LONGEST_BILLING_NAME) };
  return { ok: true, name };
}
