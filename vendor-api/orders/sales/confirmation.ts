import { z } from 'zod';
import { LicenseType } from '#domain/licenses/license-type';
import { StoredTerm, storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { SubscriptionKind } from '../../db/schema/licenses';
import { type OrderPart, quantityOf } from './order-lines';

const confirmedPart = z.object({
  term: z.number().int(),
  is2Year: z.boolean(),
  is3Year: z.boolean(),
  newExpireDate: z.iso.date(),
  isPurchaseOrder: z.boolean(),
  products: z.array(z.object({ productName: z.string(), quantity: z.number().int() })),
});

/** CONF-07. Seats and group are looked up. */
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
  /** Absent for no (PO-23). */
  isPurchaseOrder: z.boolean().optional(),
  /** Absent if one term and date hold for everything. */
  parts: z.array(confirmedPart).optional(),
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

interface ConfirmedGroup {
  readonly kind: SubscriptionKind;
  readonly domain: string | null;
  readonly instanceId: string | null;
}

interface SubscriptionFacts extends RpFacts {
  readonly group: ConfirmedGroup;
  readonly isPurchaseOrder?: boolean | undefined;
  readonly parts?: readonly OrderPart[];
}

export type OrderAction = 'PURCHASE' | 'REACTIVATION' | 'RENEWAL' | 'AUTO_RENEW' | 'EDITION' | 'TERM';

/** T-13, rows 2 to 5. */
export function subscriptionConfirmation(facts: SubscriptionFacts, action: OrderAction): Confirmation {
  const { group, lines, parts = [], isPurchaseOrder = false } = facts;
  const { kind, domain, instanceId } = group;
  return {
    ...rpConfirmation(facts),
    isAseSub: kind === 'ase',
    isCfb: kind === 'cfb',
    isCloud: kind === 'cloud',
    aseProductName: kind === 'ase' ? (lines[0]?.productName ?? '') : '',
    domain,
    instanceId,
    isReactivate: action === 'REACTIVATION',
    isRenewal: action === 'RENEWAL',
    isAutoRenew: action === 'AUTO_RENEW',
    isEdition: action === 'EDITION',
    isTerm: action === 'TERM',
    ...(isPurchaseOrder && { isPurchaseOrder }),
    ...(parts.length > 1 && { parts: parts.map(confirmedPartOf) }),
  };
}

/** T-13, row 1. */
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

/** T-13, row 5. */
export function rpConfirmation({ termCode, licensee, lines, expireDate }: RpFacts): Confirmation {
  return {
    ...nothing,
    ...confirmedTerm(termCode),
    licensee,
    proCount: quantityOf(lines, LicenseType.Pro),
    teamCount: quantityOf(lines, LicenseType.Team),
    entCount: quantityOf(lines, LicenseType.Enterprise),
    cloudAuthorCount: quantityOf(lines, LicenseType.CloudAuthor, LicenseType.AcbCloudAuthor),
    cloudPublisherCount: quantityOf(lines, LicenseType.AcbRpPublisher),
    newExpireDate: expireDate,
  };
}

function confirmedPartOf({ termCode, expireDate, isPurchaseOrder, products }: OrderPart) {
  return {
    ...confirmedTerm(termCode),
    newExpireDate: expireDate,
    isPurchaseOrder,
    products: products.map(({ productName, quantity }) => ({ productName, quantity })),
  };
}

function confirmedTerm(termCode: TermCode) {
  return { term: storedTermOf(termCode).term, is2Year: termCode === 4, is3Year: termCode === 5 };
}
