import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import { checkDomain } from '#domain/store/carts/cart-checks';
import {
  ASE_PRODUCTS,
  type AseProduct,
  aseItems,
  aseLicenseType,
  isAseProduct,
} from '#domain/store/carts/cart-items';
import { domainName } from '#domain/text/domain-name';
import { formText } from '../../http/parse-input';
import { invalidInput, nothingSelected, refused, refusedByRule } from '../../orders/refusals';
import { cartFields, type SentAdjustment } from './cart-form';
import { type CartReading, cartOrder, storeRules } from './cart-order';

const form = z.object({
  ...cartFields,
  productType: formText(32),
  domain: formText(255),
  asec5SubAdj: formText(32),
  asec10SubAdj: formText(32),
  asec20SubAdj: formText(32),
  asec50SubAdj: formText(32),
  asec100SubAdj: formText(32),
});
type AseOrderForm = z.infer<typeof form>;

const ADJUSTMENT_FIELDS = {
  ASEC5: 'asec5SubAdj',
  ASEC10: 'asec10SubAdj',
  ASEC20: 'asec20SubAdj',
  ASEC50: 'asec50SubAdj',
  ASEC100: 'asec100SubAdj',
} as const satisfies Record<AseProduct, keyof AseOrderForm>;

/** REST-23. */
export const aseOrder = cartOrder<AseOrderForm, 'ase'>({
  kind: 'ase',
  action: 'buyAseSubscription',
  form,
  read,
  sentAdjustments,
  rules: storeRules,
});

function read({ productType, domain }: AseOrderForm): CartReading {
  if (productType === '') return refused(nothingSelected);
  if (!isAseProduct(productType)) return refused(invalidInput(message.unknownProduct));
  const refusal = checkDomain(domain);
  if (refusal) return refusedByRule(refusal);
  return {
    ok: true,
    items: aseItems({ productType }),
    contents: { kind: 'ase', domain: domainName(domain) || null },
  };
}

function sentAdjustments(sent: AseOrderForm): SentAdjustment[] {
  return ASE_PRODUCTS.map((product) => ({
    licenseTypes: [aseLicenseType(product)],
    sent: sent[ADJUSTMENT_FIELDS[product]],
  }));
}
