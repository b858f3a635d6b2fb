import { z } from 'zod';
import { LicenseType } from '#domain/licenses/license-type';
import { checkQuantities } from '#domain/store/carts/cart-checks';
import { rpItems } from '#domain/store/carts/cart-items';
import { formText } from '../../http/parse-input';
import { refusedByRule } from '../../orders/refusals';
import { cartFields, readQuantity } from './cart-form';
import { type Cart, cartOrder, storeRules } from './cart-order';

const form = z.object({
  ...cartFields,
  proQuantity: formText(32),
  teamQuantity: formText(32),
  entQuantity: formText(32),
  proSubAdj: formText(32),
  teamSubAdj: formText(32),
  entSubAdj: formText(32),
});

/** REST-22. */
export const rpCart: Cart<z.infer<typeof form>, 'rp'> = {
  kind: 'rp',
  action: 'buyRpSubscription',
  form,
  read({ proQuantity, teamQuantity, entQuantity }) {
    const quantities = {
      proQuantity: readQuantity(proQuantity),
      teamQuantity: readQuantity(teamQuantity),
      entQuantity: readQuantity(entQuantity),
    };
    const refusal = checkQuantities(quantities);
    return refusal
      ? refusedByRule(refusal)
      : { ok: true, items: rpItems(quantities), contents: { kind: 'rp' } };
  },
  sentAdjustments: ({ proSubAdj, teamSubAdj, entSubAdj }) => [
    { licenseTypes: [LicenseType.Pro], sent: proSubAdj },
    { licenseTypes: [LicenseType.Team], sent: teamSubAdj },
    { licenseTypes: [LicenseType.Enterprise], sent: entSubAdj },
  ],
  rules: storeRules,
};

export const rpOrder = cartOrder(rpCart);
