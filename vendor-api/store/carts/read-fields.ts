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
      /** Null for a new group. */
      readonly groupId: string | null;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Annual if the term is not on sale (ENUM-02). */
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

/** NaN for anything but digits, which fails the check. */
export function readQuantity(sent: string): number {
  if (sent === '') return 0;
  return /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
}

export function refusalOf({ code, message }: CartRefusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, text: message } };
}
