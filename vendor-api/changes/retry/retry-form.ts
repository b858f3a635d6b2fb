import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formText, payFields } from '../../orders/payment/pay-fields';

/** REST-35. The contract has neither a captcha nor a total; a total that is sent has to be right. */
export const retryForm = z.object({
  PastDueSubId: formText(64),
  /** The seats that renew. */
  SeatIds: formList(formText(64)),
  userTotalPrice: formText(32),
  ...payFields,
});
export type RetryForm = z.infer<typeof retryForm>;
