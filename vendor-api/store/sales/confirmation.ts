import { z } from 'zod';
import { LicenseType } from '#domain/licenses/license-type';
import type { CloudPlan } from '#domain/store/cloud-cart';
import { StoredTerm, storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { SubscriptionKind } from '../../db/schema/licenses';
import { quantityOf } from '../orders/quantity-of';
import type { CartContents, ChangeWish } from '../orders/snapshot';

/** What a confirmation shows (CONF-07), kept with the sale; its seats and group are looked up. */
export const confirmation = z.object({
  term: z.number().int(),
  is2Year: z.boolean(),
  is3Year: z.boolean(),
  isSubscription: z.boolean(),
  isAseSub: z.boolean(),
  isCloud: z.boolean(),
  isCfb: z.boolean(),
  isReactivate: z.boolean(),
  isTerm: z.boolean(),
  isEdition: z.boolean(),
  isRenewal: z.boolean(),
  isAutoRenew: z.boolean(),
  licensee: z.string(),
  proCount: z.number().int(),
  teamCount: z.number().int(),
  entCount: z.number().int(),
  proKeys: z.string(),
  teamKeys: z.string(),
  entKeys: z.string(),
  cloudAuthorCount: z.number().int(),
  cloudPublisherCount: z.number().int(),
  newExpireDate: z.iso.date().nullable(),
  domain: z.string().nullable(),
  instanceId: z.string().nullable(),
  aseProductName: z.string(),
  /** Absent means no: of a purchase order, which expires instead of being billed again (PO-23). */
  isPurchaseOrder: z.boolean().optional(),
});
export type Confirmation = z.infer<typeof confirmation>;

const nothing: Omit<Confirmation, 'term' | 'licensee'> = {
  is2Year: false,
  is3Year: false,
  isSubscription: true,
  isAseSub: false,
  isCloud: false,
  isCfb: false,
  isReactivate: false,
  isTerm: false,
  isEdition: false,
  isRenewal: false,
  isAutoRenew: false,
  proCount: 0,
  teamCount: 0,
  entCount: 0,
  proKeys: '',
  teamKeys: '',
  entKeys: '',
  cloudAuthorCount: 0,
  cloudPublisherCount: 0,
  newExpireDate: null,
  domain: null,
  instanceId: null,
  aseProductName: '',
};

interface RpFacts {
  readonly termCode: TermCode;
  readonly licensee: string;
  readonly lines: readonly ConfirmedLine[];
  readonly expireDate: string;
}

interface ConfirmedLine {
  readonly licenseType: number;
  readonly productName: string;
  readonly quantity: number;
}

interface RetriedGroup {
  readonly kind: SubscriptionKind;
  readonly domain: string | null;
  readonly instanceId: string | null;
}

interface CartFacts extends RpFacts {
  readonly kind: CartContents['kind'];
  readonly plan?: CloudPlan;
  /** Of the group that took the purchase. */
  readonly domain: string | null;
  readonly instanceId: string | null;
  readonly isPurchaseOrder?: boolean | undefined;
}

/** The confirmation of a first purchase, or of one that joined a group (T-13, rows 2, 3 and 5). */
export function cartConfirmation(facts: CartFacts): Confirmation {
  const { kind, plan, domain, instanceId, lines, isPurchaseOrder = false } = facts;
  const base = { ...rpConfirmation(facts), ...(isPurchaseOrder && { isPurchaseOrder }) };
  switch (kind) {
    case 'rp':
      return base;
    case 'ase':
      return { ...base, isAseSub: true, aseProductName: lines[0]?.productName ?? '', domain };
    case 'cloud':
      return {
        ...base,
        isCfb: plan === 'cfb',
        isCloud: plan === 'cloud',
        domain,
        instanceId,
      };
  }
}

/** The confirmation of perpetual Team licences (T-13, row 1); their keys one to a line. */
export function perpetualConfirmation({
  licensee,
  teamKeys,
}: {
  readonly licensee: string;
  readonly teamKeys: readonly string[];
}): Confirmation {
  return {
    ...nothing,
    term: StoredTerm.Perpetual,
    isSubscription: false,
    licensee,
    teamCount: teamKeys.length,
    teamKeys: teamKeys.join('\n'),
  };
}

/** The confirmation of a renewal (T-13, row 4): what is covered until when. */
export function renewalConfirmation(facts: RpFacts): Confirmation {
  return { ...rpConfirmation(facts), isRenewal: true };
}

/** The confirmation of a purchase order that was renewed and stays one. */
export function poRenewalConfirmation(facts: RpFacts): Confirmation {
  return { ...renewalConfirmation(facts), isPurchaseOrder: true };
}

/** The confirmation of a purchase order that renews by itself from now on (T-13, row 4). */
export function autoRenewConfirmation(facts: RpFacts): Confirmation {
  return { ...rpConfirmation(facts), isAutoRenew: true };
}

/** The confirmation of another edition or term (T-13, row 4): what was changed at once, and until when it lasts. */
export function changeConfirmation(facts: RpFacts, change: ChangeWish['change']): Confirmation {
  return { ...rpConfirmation(facts), isEdition: change === 'EDITION', isTerm: change === 'TERM' };
}

/** The confirmation of a retry: that of a renewal, with what a cloud group is for (CONF-06). */
export function retryConfirmation({
  group,
  ...facts
}: RpFacts & { readonly group: RetriedGroup }): Confirmation {
  const { kind, domain, instanceId } = group;
  return {
    ...renewalConfirmation(facts),
    isAseSub: kind === 'ase',
    isCfb: kind === 'cfb',
    isCloud: kind === 'cloud',
    aseProductName: kind === 'ase' ? (facts.lines[0]?.productName ?? '') : '',
    domain,
    instanceId,
  };
}

/** The confirmation of a plain RP purchase (T-13, row 5). */
export function rpConfirmation({ termCode, licensee, lines, expireDate }: RpFacts): Confirmation {
  return {
    ...nothing,
    term: storedTermOf(termCode).term,
    is2Year: termCode === 4,
    is3Year: termCode === 5,
    licensee,
    proCount: quantityOf(lines, LicenseType.Pro),
    teamCount: quantityOf(lines, LicenseType.Team),
    entCount: quantityOf(lines, LicenseType.Enterprise),
    cloudAuthorCount: quantityOf(lines, LicenseType.CloudAuthor, LicenseType.AcbCloudAuthor),
    cloudPublisherCount: quantityOf(lines, LicenseType.AcbRpPublisher),
    newExpireDate: expireDate,
  };
}
