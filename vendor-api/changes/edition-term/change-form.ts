import { z } from 'zod';
import { formList } from '../../http/parse-input';
import { formFlag, formText, payFields } from '../../orders/payment/pay-fields';
import { priceFields } from '../../store/carts/cart-form';

/** REST-26, REST-27. The groups and terms that are sent along are ignored: the service knows them (D-143). */
const changeFields = {
  seatIds: formList(formText(64)),
  isCloud: formFlag,
  subscriptionId: formText(64),
  ...priceFields,
  ...payFields,
};

export const editionChangeForm = z.object({ ...changeFields, newEdition: formText(8) });
export type EditionChangeForm = z.infer<typeof editionChangeForm>;

export const termChangeForm = z.object({ ...changeFields, newTerm: formText(8) });
export type TermChangeForm = z.infer<typeof termChangeForm>;

export type ChangeForm = EditionChangeForm | TermChangeForm;
