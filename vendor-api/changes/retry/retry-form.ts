import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formText, payFields } from '../../orders/payment/pay-fields';

/**
 * The retry of a failed payment (REST-35). Values are as sent: whether they make sense is checked afterwards. The
 * contract has neither a captcha nor a total in it; a total that is sent all the same has to be right.
 */
export const retryForm = z.object({
  PastDueSubId: formText(64),
  /** The seats that are to go on. */
  SeatIds: formList(formText(64)),
  userTotalPrice: formText(32),
  ...payFields,
});
export type RetryForm = z.infer<typeof retryForm>;
