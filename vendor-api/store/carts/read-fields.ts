import { message } from '#domain/messages/catalogue';
import { joinedGroup } from '#domain/store/joined-group';
import { parseTermCode, type TermCode } from '#domain/terms/term-code';
import { type Checked, invalidInput, refused } from '../../orders/refusals';
import type { CartForm } from './cart-form';

type GroupChoice = Checked<{
  readonly term: TermCode;
  /** Null for a new group. */
  readonly groupId: string | null;
}>;

/** Annual if the term is not on sale (ENUM-02). */
export function readGroupChoice(
  form: Pick<CartForm, 'term' | 'subscriptionGroup' | 'cotermGroup'>,
): GroupChoice {
  const groupId = joinedGroup(form.subscriptionGroup);
  const coTermId = joinedGroup(form.cotermGroup);
  if (groupId !== null && coTermId !== null && coTermId !== groupId) {
    return refused(invalidInput(message.oneGroupOnly));
  }
  return { ok: true, term: parseTermCode(form.term), groupId: groupId ?? coTermId };
}

/** NaN for anything but digits, which fails the check. */
export function readQuantity(sent: string): number {
  if (sent === '') return 0;
  return /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
}
