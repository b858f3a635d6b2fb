import { message } from '#domain/messages/catalogue';
import type { CartRefusal } from '#domain/store/cart-checks';
import { joinedGroup } from '#domain/store/joined-group';
import { parseTermCode, type TermCode } from '#domain/terms/term-code';
import type { Refusal } from '../../orders/order-answer';
import { invalidInput } from '../../orders/refusals';
import type { CartForm } from './cart-form';

type GroupChoice =
  | {
      readonly ok: true;
      readonly term: TermCode;
      /** The group to add to; null for a new one. */
      readonly groupId: string | null;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** A term, yearly where the one asked for is not on sale (ENUM-02), and one group or a new one. */
export function readGroupChoice(
  form: Pick<CartForm, 'term' | 'subscriptionGroup' | 'cotermGroup'>,
): GroupChoice {
  const groupId = joinedGroup(form.subscriptionGroup);
  const coTermId = joinedGroup(form.cotermGroup);
  if (groupId !== null && coTermId !== null && coTermId !== groupId) {
    return { ok: false, refusal: invalidInput(message.oneGroupOnly) };
  }
  return { ok: true, term: parseTermCode(form.term), groupId: groupId ?? coTermId };
}

/** Anything but plain digits is not a quantity and fails the check as NaN; absent means none. */
export function readQuantity(sent: string): number {
  if (sent === '') return 0;
  return /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
}

/** A refusal of the rules as orders are answered. */
export function refusalOf({ code, message }: CartRefusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, text: message } };
}
