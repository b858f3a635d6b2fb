import type { Address, CardFacts, Change, VerificationRecord } from '../store/records';
import { type Answer, refusal } from '../wire/answer';
import { isBlankAddress } from './addresses';
import type { Desk } from './desk';
import type { PaymentMethodFields } from './requests';
import { verificationDeclined, verify } from './vault';

type Checked = { readonly verification: VerificationRecord | null } | { readonly refused: Answer };

/** Asks the bank about a card, if that is wanted. A declined verification spends the nonce, as with the real gateway. */
export function verifyIfAsked(
  desk: Desk,
  { options }: Pick<PaymentMethodFields, 'options'>,
  facts: CardFacts,
  spent: readonly Change[],
): Checked {
  if (!options?.verify_card) return { verification: null };
  const verification = verify(facts, desk.now());
  if (verification.status === 'verified') return { verification };
  desk.store.commit(spent);
  return { refused: verificationDeclined(verification, facts) };
}

export function blankAddressRefusal(address: Address | null | undefined): Answer | undefined {
  if (!address || !isBlankAddress(address)) return undefined;
  const message = 'Addresses must have at least one field filled in.';
  return refusal('billing-address', [{ code: '81801', attribute: 'base', message }]);
}
