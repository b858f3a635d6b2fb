import { z } from 'zod';
import { LicenseType } from '#domain/licenses/license-type';
import { checkCloudQuantities, checkDomain, checkOrgId } from '#domain/store/carts/cart-checks';
import { cloudItems } from '#domain/store/carts/cart-items';
import { domainName } from '#domain/text/domain-name';
import { formFlag, formText } from '../../http/parse-input';
import { refusedByRule } from '../../orders/refusals';
import { cartFields, readQuantity, type SentAdjustment } from './cart-form';
import { cartOrder, storeRules } from './cart-order';

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

export const cloudOrder = cartOrder<CloudCartForm, 'cloud'>({
  kind: 'cloud',
  action: 'buyCloudSubscription',
  form: cloudCartForm,
  takes: (form) => !isCloudReactivation(form),
  read: (sent) => readCloudCart(sent, sent.isCfb ? 'cfb' : 'cloud'),
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

export function readCloudCart(sent: CloudCartForm, plan: 'cfb' | 'cloud') {
  const cart = {
    plan,
    authorQuantity: readQuantity(sent.authorQuantity),
    publisherQuantity: readQuantity(sent.publisherQuantity),
  };
  // The field of the other plan is ignored.
  const [domain, orgId] = plan === 'cfb' ? [sent.domain, ''] : ['', sent.orgId];
  const refusal = checkCloudQuantities(cart) ?? checkDomain(domain) ?? checkOrgId(orgId);
  if (refusal) return refusedByRule(refusal);
  const assigned = { domain: domainName(domain) || null, orgId: orgId || null };
  return { ok: true, items: cloudItems(cart), contents: { kind: 'cloud', plan, ...assigned } } as const;
}
