import { createHash } from 'node:crypto';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { ChangeSelection } from '#domain/changes/change-unit';
import { changeBasis } from '#domain/changes/edition-term/change-basis';
import type { ChangePlan } from '#domain/changes/edition-term/change-plan';
import { planBundleChange, planEditionChange } from '#domain/changes/edition-term/plan-edition-change';
import { planTermChange } from '#domain/changes/edition-term/plan-term-change';
import { type PricedChange, priceChange } from '#domain/changes/edition-term/price-change';
import { message } from '#domain/messages/catalogue';
import type { UserIdentity } from '../../account/refers-to';
import { viewerOf } from '../../http/identity';
import type { OrderDeps } from '../../orders/order-kind';
import type { Checked } from '../../orders/refusals';
import { loadPricing } from '../../store/prices/load-price-list';
import type { RequestedChange } from './requested-change';
import { type Selected, selectUnits } from './select-units';

interface ChangeQuestion {
  readonly user: UserIdentity;
  readonly requested: RequestedChange;
  readonly selected: Selected;
  readonly today: CalendarDate;
}

const WRONG_KIND: Record<RequestedChange['change'], string> = {
  EDITION: message.editionChangeFailed,
  TERM: message.termChangeFailed,
};

/** Reads only. */
export async function quoteChange(
  { db, settings }: Pick<OrderDeps, 'db' | 'settings'>,
  question: ChangeQuestion,
): Promise<Checked<{ readonly priced: PricedChange; readonly basis: string }>> {
  const { user, requested, selected, today } = question;
  const found = await selectUnits(db, selected, {
    user,
    purchaseOrderId: settings.PO_BRAINTREE_ID,
    wrongKind: { code: 'NOT_ELIGIBLE', message: WRONG_KIND[requested.change] },
  });
  if (!found.ok) return found;
  const plan = planOf(found.selections, question, settings.SUPPORT_HOST);
  if (!plan.ok) return plan;
  const priced = priceChange(plan.groups, { ...(await loadPricing(db, user.id)), today });
  const basis = createHash('sha256').update(changeBasis(user.id, priced)).digest('hex');
  return { ok: true, priced, basis };
}

function planOf(
  selections: readonly ChangeSelection[],
  { user, requested, today }: ChangeQuestion,
  supportHost: string,
): ChangePlan {
  const viewer = viewerOf(user);
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
