import { checkCardDetails } from '#domain/billing/card-details';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import { toCardField } from '../../models/card-field';
import type { MutationResolvers } from '../../resolvers.generated';
import { type Change, changed, notChanged } from '../common/change';
import { userError } from '../common/user-error';
import { toUserErrorCode } from '../common/vendor-code';
import { toCardUpdate } from './card-update';

export const updatePaymentMethod: MutationResolvers['updatePaymentMethod'] = async (
  _parent,
  { input },
  context,
) => {
  const wrong = checkCardDetails(input);
  if (wrong.length > 0) return refusedFor(wrong);
  const { hasExistingPaymentMethod } = await context.loads.billingInfo();
  // Nothing to leave as it is.
  if (!input.nonce && !hasExistingPaymentMethod)
    return notChanged('INVALID_INPUT', message.cardNumberInvalid, 'cardNumber');
  const answer = await context.vendor.userbilling.submitUpdate(toCardUpdate(input, hasExistingPaymentMethod));
  if (answer.success) return changed(context);
  return notChanged(
    toUserErrorCode(answer.code),
    resolveMessage(answer, message.lastResort),
    toCardField(answer.field),
  );
};

function refusedFor(wrong: ReturnType<typeof checkCardDetails>): Change {
  const userErrors = wrong.map(({ field, message: text }) => userError('INVALID_INPUT', text, { field }));
  return { success: false, userErrors, context: null };
}
