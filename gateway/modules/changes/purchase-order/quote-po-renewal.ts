import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { ChangeUnit } from '#domain/changes/change-unit';
import { mayRenewPo, maySetAutoRenew, planPoRenewal } from '#domain/changes/purchase-order/plan-po-renewal';
import {
  type PricedPoRenewal,
  poRenewalBasis,
  pricePoRenewal,
} from '#domain/changes/purchase-order/price-po-renewal';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { PoRenewalInput } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { type Fault, fault } from '../../common/user-error';
import { loadPricing } from '../../orders/load-pricing';
import { previewIdOf } from '../../orders/order-fingerprint';
import type { SelectedGroup } from '../select-rp-seats';
import { selectGroup } from '../select-units';

export interface PoRenewalQuote {
  readonly previewId: string;
  readonly isAutoRenew: boolean;
  readonly group: SubscriptionFacts;
  readonly renewed: readonly ChangeUnit[];
  readonly leftOutCount: number;
  readonly priced: PricedPoRenewal;
  readonly today: CalendarDate;
}

type Quoted =
  | { ok: true; quote: PoRenewalQuote; selected: SelectedGroup }
  /** Includes the group if it can be renewed and only the selected seats are at fault. */
  | (Fault & { readonly selected: SelectedGroup | null });

export async function quotePoRenewal(
  context: GatewayContext,
  { subscriptionId, seatIds, newTerm }: PoRenewalInput,
  isAutoRenew: boolean,
): Promise<Quoted> {
  const term = TERM_CODES_BY_NAME[newTerm];
  const [selection, viewer, pricing] = await Promise.all([
    selectGroup(context, subscriptionId),
    requireProfile(context),
    loadPricing(context),
  ]);
  if (!selection.ok) return refuse('NOT_FOUND', selection.error.message, 'renewal.subscriptionId');
  const [selected] = selection.groups;
  if (!selected) return refuse('NOT_FOUND', message.notOwner, 'renewal.subscriptionId');
  const { group, units } = selected;
  const { today } = pricing;
  const plan = planPoRenewal({ group, units, seatIds: seatIds ?? null }, viewer, today);
  const mayRenew = (isAutoRenew ? maySetAutoRenew : mayRenewPo)(group, viewer, today);
  if (!plan.ok) {
    const refused = refuse(plan.refusal.code, textOf(plan.refusal.message, isAutoRenew));
    return mayRenew ? { ...refused, selected } : refused;
  }
  if (!mayRenew) return refuse('NOT_ALLOWED', message.autoRenewFailed);
  const { renewed, leftOut } = plan;
  const charge = isAutoRenew ? 'TERM_END' : 'NOW';
  const priced = pricePoRenewal({ charge, group, renewed, newTerm: term, ...pricing });
  const leftOutCount = leftOut.length;
  const basis = poRenewalBasis({ userId: viewer.userId, charge, group, renewed, leftOutCount, priced });
  const previewId = previewIdOf(basis);
  const quote = { previewId, isAutoRenew, group, renewed, leftOutCount, priced, today };
  return { ok: true, quote, selected };
}

function textOf(text: string, isAutoRenew: boolean): string {
  return isAutoRenew && text === message.renewalFailed ? message.autoRenewFailed : text;
}

function refuse(
  code: 'NOT_FOUND' | 'NOT_OWNER' | 'NOT_ALLOWED' | 'EMPTY_CART',
  text: string,
  field = 'renewal.seatIds',
): Extract<Quoted, { ok: false }> {
  return { ...fault(code, text, { field }), selected: null };
}
