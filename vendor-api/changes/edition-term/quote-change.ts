import { createHash } from 'node:crypto';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { ChangeSelection } from '#domain/changes/change-unit';
import { changeBasis } from '#domain/changes/edition-term/change-basis';
import type { ChangeKind } from '#domain/changes/edition-term/change-kind';
import type { ChangePlan } from '#domain/changes/edition-term/change-plan';
import { planBundleChange, planEditionChange } from '#domain/changes/edition-term/plan-edition-change';
import { planTermChange } from '#domain/changes/edition-term/plan-term-change';
import { type PricedChange, priceChange } from '#domain/changes/edition-term/price-change';
import { message } from '#domain/messages/catalogue';
import type { Named } from '../../account/is-meant';
import type { Refusal } from '../../orders/order-answer';
import type { OrderDeps } from '../../orders/order-kind';
import { loadCoupons } from '../../store/coupons/load-coupons';
import { loadPriceList } from '../../store/prices/load-price-list';
import type { RequestedChange } from './requested-change';
import { type Selected, selectUnits } from './select-units';

export interface ChangeQuestion {
  readonly user: Named;
  readonly requested: RequestedChange;
  readonly selected: Selected;
  readonly today: CalendarDate;
}

export type ChangeQuote =
  | {
      readonly ok: true;
      readonly priced: PricedChange;
      readonly basis: string;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads only. */
export async function quoteChange(
  { db, settings }: Pick<OrderDeps, 'db' | 'settings'>,
  question: ChangeQuestion,
): Promise<ChangeQuote> {
  const { user, requested, selected, today } = question;
  const found = await selectUnits(db, selected, { user, purchaseOrderId: settings.PO_BRAINTREE_ID });
  if (found.kind === 'unknown') return { ok: false, refusal: found.refusal };
  if (found.kind === 'other') return { ok: false, refusal: otherKind(requested) };
  const plan = planOf(found.selections, question, settings.SUPPORT_HOST);
  if (!plan.ok) return { ok: false, refusal: { code: plan.refusal.code, text: plan.refusal.message } };
  const [priceList, coupons] = [await loadPriceList(db), await loadCoupons(db, user.id)];
  const priced = priceChange(plan.groups, { priceList, coupons, today });
  return { ok: true, priced, basis: hashOf(changeBasis(user.id, priced)) };
}

function planOf(
  selections: readonly ChangeSelection[],
  { user, requested, today }: ChangeQuestion,
  supportHost: string,
): ChangePlan {
  const viewer = { userId: user.id, email: user.email };
  const cloud = selections.find(({ group }) => group.kind !== 'rp');
  switch (requested.change) {
    case 'EDITION':
      return cloud
        ? planBundleChange(cloud, requested.licenseType, { viewer, today })
        : planEditionChange(selections, requested.licenseType, { viewer, today });
    case 'TERM':
      return planTermChange(selections, requested.termCode, { viewer, today, supportHost });
  }
}

function otherKind({ change }: RequestedChange): Refusal {
  return { code: 'NOT_ELIGIBLE', text: FAILED[change] };
}

const FAILED: Record<ChangeKind, string> = {
  EDITION: message.editionChangeFailed,
  TERM: message.termChangeFailed,
};

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
