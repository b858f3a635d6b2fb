import { createHash } from 'node:crypto';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { changeBasis } from '#domain/changes/change-basis';
import type { SkippedUnit } from '#domain/changes/change-unit';
import { type PricedChange, priceChange } from '#domain/changes/price-change';
import type { GatewayContext } from '../../context';
import type { UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { type ChangeWish, checkWish } from './change-wish';
import { planWish } from './plan-wish';
import { selectUnits } from './select-units';
import type { SelectedGroup } from './selected-group';

/** A change with its price, and the id that stands for exactly this change at this price. */
export interface ChangeQuote {
  readonly previewId: string;
  readonly priced: PricedChange;
  readonly skipped: readonly SkippedUnit[];
  readonly selected: readonly SelectedGroup[];
  /** The day that it was computed for. */
  readonly today: CalendarDate;
}

type Quoted = { ok: true; quote: ChangeQuote } | { ok: false; error: UserError };

/** Plans and prices a change by the vendor's groups, prices, coupons and date of now; the one way to both here (D-48, D-49). */
export async function quoteChange(context: GatewayContext, wish: ChangeWish): Promise<Quoted> {
  const error = checkWish(wish);
  if (error) return { ok: false, error };
  const { loads, settings } = context;
  const [selection, viewer, priceList, { coupons }, today] = await Promise.all([
    selectUnits(context, wish),
    requireProfile(context),
    loads.prices(),
    loads.coupons(),
    loads.today(),
  ]);
  if (!selection.ok) return selection;
  const selected = selection.groups;
  const plan = planWish(wish.target, selected, { viewer, today, supportHost: settings.SUPPORT_HOST });
  if (!plan.ok) return plan;
  const priced = priceChange(plan.groups, { priceList, coupons, today });
  const previewId = createHash('sha256').update(changeBasis(viewer.userId, priced)).digest('base64url');
  return { ok: true, quote: { previewId, priced, skipped: plan.skipped, selected, today } };
}
