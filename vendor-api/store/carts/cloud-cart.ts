import { z } from 'zod';
import { LicenseType } from '#domain/licenses/license-type';
import { checkCloudQuantities, checkDomain, checkOrgId } from '#domain/store/cart-checks';
import { cloudItems } from '#domain/store/cloud-cart';
import { domainName } from '#domain/text/domain-name';
import { formFlag, formText } from '../../orders/payment/pay-fields';
import type { CartReading, SentAdjustment } from './cart';
import { cartFields } from './cart-form';
import { cartOrder } from './cart-order';
import { readQuantity, refusalOf } from './read-fields';
import { storeRules } from './store-rules';

/** REST-24, REAC-11. */
export const cloudCartForm = z.object({
  ...cartFields,
  authorQuantity: formText(32),
  publisherQuantity: formText(32),
  authorSubAdj: formText(32),
  publisherSubAdj: formText(32),
  isCfb: formFlag,
  domain: formText(255),
  orgId: formText(64),
  isReactivate: formFlag,
  reactivatingSub: formText(64),
});
export type CloudCartForm = z.infer<typeof cloudCartForm>;

export const cloudOrder = cartOrder<CloudCartForm>({
  kind: 'cloud',
  action: 'buyCloudSubscription',
  form: cloudCartForm,
  takes: (form) => !isCloudReactivation(form),
  read,
  sentAdjustments: cloudAdjustments,
  rules: storeRules,
});

export function isCloudReactivation({ isReactivate, reactivatingSub }: CloudCartForm): boolean {
  return isReactivate || reactivatingSub !== '';
}

export function cloudAdjustments({ authorSubAdj, publisherSubAdj }: CloudCartForm): SentAdjustment[] {
  return [
    { licenseTypes: [LicenseType.AcbCloudAuthor, LicenseType.CloudAuthor], sent: authorSubAdj },
    { licenseTypes: [LicenseType.AcbRpPublisher], sent: publisherSubAdj },
  ];
}

function read(sent: CloudCartForm): CartReading {
  const plan = sent.isCfb ? 'cfb' : 'cloud';
  const cart = {
    plan,
    authorQuantity: readQuantity(sent.authorQuantity),
    publisherQuantity: readQuantity(sent.publisherQuantity),
  } as const;
  // The field of the other plan is ignored.
  const [domain, orgId] = sent.isCfb ? [sent.domain, ''] : ['', sent.orgId];
  const empty = checkCloudQuantities(cart);
  if (empty) return refusalOf(empty);
  const refusal = checkDomain(domain) ?? checkOrgId(orgId);
  if (refusal) return refusalOf(refusal);
  const home = { domain: domainName(domain) || null, orgId: orgId || null };
  return { ok: true, items: cloudItems(cart), contents: { kind: 'cloud', plan, ...home } };
}
