import { z } from 'zod';
import { LicenseType } from '#domain/licenses/license-type';
import { StoredTerm, storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { PricedLine } from '../../billing/priced-line';
import type { SubscriptionKind } from '../../db/schema/licenses';
import { type OrderPart, quantityOf } from './order-lines';

const term = { term: z.number().int(), is2Year: z.boolean(), is3Year: z.boolean() };
const no = z.boolean().default(false);
const none = z.number().int().default(0);
const noText = z.string().default('');
const nothing = z.string().nullable().default(null);

const confirmedPart = z.object({
  ...term,
  newExpireDate: z.iso.date(),
  isPurchaseOrder: z.boolean(),
  endsThen: z.boolean().optional(),
  products: z.array(z.object({ productName: z.string(), quantity: z.number().int() })),
});

const waitingChange = z.object({ when: z.string(), what: z.string() });
export type WaitingChange = z.output<typeof waitingChange>;

/** CONF-07. Seats and group are looked up instead of stored. */
export const confirmation = z.object({
  ...term,
  is2Year: no,
  is3Year: no,
  isSubscription: z.boolean().default(true),
  isAseSub: no,
  isCloud: no,
  isCfb: no,
  isReactivate: no,
  isTerm: no,
  isEdition: no,
  isRenewal: no,
  isAutoRenew: no,
  licensee: z.string(),
  proCount: none,
  teamCount: none,
  entCount: none,
  proKeys: noText,
  teamKeys: noText,
  entKeys: noText,
  cloudAuthorCount: none,
  cloudPublisherCount: none,
  newExpireDate: z.iso.date().nullable().default(null),
  domain: nothing,
  instanceId: nothing,
  aseProductName: noText,
  /** Absent for no (PO-23). */
  isPurchaseOrder: z.boolean().optional(),
  /** Absent for no, and for purchase orders, which always end. */
  endsThen: z.boolean().optional(),
  /** Absent if one term and date apply to everything. */
  parts: z.array(confirmedPart).optional(),
  /** Texts of changes that were ordered but are not paid for now. Absent if there are none. */
  waiting: z.array(waitingChange).optional(),
});
export type Confirmation = z.output<typeof confirmation>;

interface RpFacts {
  readonly termCode: TermCode;
  readonly licensee: string;
  readonly lines: readonly Pick<PricedLine, 'licenseType' | 'productName' | 'quantity'>[];
  readonly expireDate: string;
}

interface SubscriptionFacts extends RpFacts {
  readonly group: { readonly kind: SubscriptionKind } & Pick<Confirmation, 'domain' | 'instanceId'>;
  readonly isPurchaseOrder?: boolean | undefined;
  readonly endsThen?: boolean | undefined;
  readonly parts?: readonly OrderPart[];
  readonly waiting?: readonly WaitingChange[];
}

export type OrderAction = 'PURCHASE' | 'REACTIVATION' | 'RENEWAL' | 'AUTO_RENEW' | 'EDITION' | 'TERM';

/** T-13, rows 2 to 5. */
export function subscriptionConfirmation(facts: SubscriptionFacts, action: OrderAction): Confirmation {
  const {
    group,
    lines,
    parts = [],
    waiting = [],
    isPurchaseOrder = false,
    endsThen = isPurchaseOrder,
  } = facts;
  const { kind, domain, instanceId } = group;
  return {
    ...rpConfirmation(facts),
    isAseSub: kind === 'ase',
    isCfb: kind === 'cfb',
    isCloud: kind === 'cloud',
    aseProductName: kind === 'ase' ? productNames(lines) : '',
    domain,
    instanceId,
    isReactivate: action === 'REACTIVATION',
    isRenewal: action === 'RENEWAL',
    isAutoRenew: action === 'AUTO_RENEW',
    isEdition: action === 'EDITION',
    isTerm: action === 'TERM',
    ...(isPurchaseOrder && { isPurchaseOrder }),
    ...(endsThen && !isPurchaseOrder && { endsThen }),
    ...(parts.length > 1 && { parts: parts.map(confirmedPartOf) }),
    ...(waiting.length > 0 && { waiting: [...waiting] }),
  };
}

const productNames = (lines: RpFacts['lines']) =>
  [...new Set(lines.map(({ productName }) => productName))].join(', ');

/** T-13, row 1. */
export function perpetualConfirmation(licensee: string, teamKeys: readonly string[]): Confirmation {
  return confirmation.parse({
    term: StoredTerm.Perpetual,
    isSubscription: false,
    licensee,
    teamCount: teamKeys.length,
    teamKeys: teamKeys.join('\n'),
  });
}

/** T-13, row 5. */
export function rpConfirmation({ termCode, licensee, lines, expireDate }: RpFacts): Confirmation {
  return confirmation.parse({
    ...confirmedTerm(termCode),
    licensee,
    proCount: quantityOf(lines, LicenseType.Pro),
    teamCount: quantityOf(lines, LicenseType.Team),
    entCount: quantityOf(lines, LicenseType.Enterprise),
    cloudAuthorCount: quantityOf(lines, LicenseType.CloudAuthor, LicenseType.AcbCloudAuthor),
    cloudPublisherCount: quantityOf(lines, LicenseType.AcbRpPublisher),
    newExpireDate: expireDate,
  });
}

function confirmedPartOf({ termCode, expireDate, isPurchaseOrder, endsThen, products }: OrderPart) {
  return {
    ...confirmedTerm(termCode),
    newExpireDate: expireDate,
    isPurchaseOrder,
    endsThen,
    products: products.map(({ productName, quantity }) => ({ productName, quantity })),
  };
}

function confirmedTerm(termCode: TermCode) {
  return { term: storedTermOf(termCode).term, is2Year: termCode === 4, is3Year: termCode === 5 };
}
