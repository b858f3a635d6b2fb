import { message } from '#domain/messages/catalogue';
import { checkCloudQuantities, checkDomain, checkOrgId } from '#domain/store/cart-checks';
import { cloudItems } from '#domain/store/cloud-cart';
import { isElsewhere } from '#domain/store/group-home';
import { domainName } from '#domain/text/domain-name';
import type { GroupRow } from '../../licenses/hold-groups';
import { groupElsewhere, invalidInput } from '../../orders/refusals';
import { type CloudCartForm, cloudAdjustments } from '../../store/carts/cloud-cart';
import { readGroupChoice, readQuantity, refusalOf } from '../../store/carts/read-fields';
import { reactivationImpossible } from './find-ended';
import type { Reactivated, ReactivationReading } from './requested-reactivation';

export function readCloudReactivation(form: CloudCartForm): ReactivationReading {
  if (!form.isReactivate || form.reactivatingSub === '')
    return { ok: false, refusal: invalidInput(message.reactivationNotTaken) };
  const choice = readGroupChoice(form);
  if (!choice.ok) return choice;
  const requested = {
    groupId: form.reactivatingSub,
    term: choice.term,
    coTermId: choice.groupId,
    isCloud: true,
    adjustments: cloudAdjustments(form),
    contentsOf: async (_db: unknown, group: GroupRow) => countsOf(form, group),
  };
  return { ok: true, requested };
}

// The group has its plan and assignment already; the form only counts where it has none.
function countsOf(form: CloudCartForm, { kind: plan, domain, instanceId }: GroupRow): Reactivated {
  if (plan !== 'cfb' && plan !== 'cloud') return { ok: false, refusal: reactivationImpossible(true) };
  const cart = {
    plan,
    authorQuantity: readQuantity(form.authorQuantity),
    publisherQuantity: readQuantity(form.publisherQuantity),
  };
  const [sentDomain, sentOrg] = plan === 'cfb' ? [form.domain, ''] : ['', form.orgId];
  const refusal = checkCloudQuantities(cart) ?? checkDomain(sentDomain) ?? checkOrgId(sentOrg);
  if (refusal) return refusalOf(refusal);
  const named = { domain: domainName(sentDomain) || null, orgId: sentOrg || null };
  if (isElsewhere(named, { domain, orgId: instanceId })) return { ok: false, refusal: groupElsewhere };
  const home = { domain: domain ?? named.domain, orgId: instanceId ?? named.orgId };
  return { ok: true, items: cloudItems(cart), contents: { kind: 'cloud', plan, ...home }, licenses: [] };
}
