import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formFlag, formText, payFields } from '../../orders/payment/pay-fields';

/**
 * The acceptance of a transfer (REST-28). Values are as sent: whether they make sense is checked afterwards. The
 * contract has no total in it; one that is sent all the same has to be what the next renewal costs.
 */
export const acceptanceForm = z.object({
  seatIds: formList(formText(64)),
  subscriptionGroups: formList(formText(64)),
  isCloud: formFlag,
  subscriptionId: formText(64),
  userTotalPrice: formText(32),
  ...payFields,
});
export type AcceptanceForm = z.infer<typeof acceptanceForm>;
