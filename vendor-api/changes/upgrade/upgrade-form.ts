import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formText, payFields } from '../../orders/payment/pay-fields';

/** REST-25. */
export const upgradeForm = z.object({
  seatIdsToUpgrade: formList(formText(64)),
  /** `seatId,team` for each licence. */
  SeatIdsToFutureLic: formList(formText(96)),
  Pro8Team9Quantity: formText(8),
  Team8Team9Quantity: formText(8),
  /** Empty if the client only sends the quantities. */
  userTotalPrice: formText(32),
  ...payFields,
});
export type UpgradeForm = z.infer<typeof upgradeForm>;
