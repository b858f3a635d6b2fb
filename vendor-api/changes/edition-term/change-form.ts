import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formFlag, formText, payFields } from '../../orders/payment/pay-fields';
import { priceFields } from '../../store/carts/cart-form';

/**
 * What an order of a change carries (REST-26, REST-27). Values are as sent: whether they make sense is checked
 * afterwards. The groups and terms that are sent along are not read: the service knows its own (D-143).
 */
const changeFields = {
  seatIds: formList(formText(64)),
  isCloud: formFlag,
  subscriptionId: formText(64),
  // The total may be empty for what costs nothing now.
  ...priceFields,
  ...payFields,
};

export const editionChangeForm = z.object({ ...changeFields, newEdition: formText(8) });
export type EditionChangeForm = z.infer<typeof editionChangeForm>;

export const termChangeForm = z.object({ ...changeFields, newTerm: formText(8) });
export type TermChangeForm = z.infer<typeof termChangeForm>;

export type ChangeForm = EditionChangeForm | TermChangeForm;
