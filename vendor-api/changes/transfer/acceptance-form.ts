import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formFlag, formText, payFields } from '../../orders/payment/pay-fields';

/** REST-28. The contract has no total; one that is sent has to be what the next renewal costs. */
export const acceptanceForm = z.object({
  seatIds: formList(formText(64)),
  subscriptionGroups: formList(formText(64)),
  isCloud: formFlag,
  subscriptionId: formText(64),
  userTotalPrice: formText(32),
  ...payFields,
});
export type AcceptanceForm = z.infer<typeof acceptanceForm>;
