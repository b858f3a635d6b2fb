import { toDecimalString } from '#domain/money/cents';
import { confirmationTermCode } from '#domain/store/confirmation-term';
import { confirmationVariant } from '#domain/store/confirmation-variant';
import { termName } from '#domain/terms/term-name';
import type { QueryResolvers } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';

export const confirmation: QueryResolvers['confirmation'] = async (_parent, { saleId }, context) => {
  const { email } = await requireProfile(context);
  const found = await context.vendor.cart.thankYou(saleId, email);
  if (!found?.success) return null;
  return {
    id: saleId,
    variant: confirmationVariant(found),
    termName: termName(confirmationTermCode(found)),
    licensee: found.licensee,
    proCount: found.proCount,
    teamCount: found.teamCount,
    entCount: found.entCount,
    newExpireDate: found.newExpireDate,
    subscriptionId: found.subscriptionId,
    seatIds: found.seatIds,
    amount: typeof found.amount === 'number' ? toDecimalString(found.amount) : null,
  };
};
