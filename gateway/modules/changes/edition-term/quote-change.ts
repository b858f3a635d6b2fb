import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { SkippedUnit } from '#domain/changes/change-unit';
import type { ChangeKind, ChangePlan, ChangeTarget } from '#domain/changes/edition-term/change-plan';
import { planChange } from '#domain/changes/edition-term/plan-change';
import type { ChangeQuestion } from '#domain/changes/edition-term/plan-term-change';
import { changeBasis, type PricedChange, priceChange } from '#domain/changes/edition-term/price-change';
import { editionOf } from '#domain/licenses/edition';
import type { ProductKind } from '#domain/licenses/product-kind';
import { message } from '#domain/messages/catalogue';
import { aseProductOf } from '#domain/store/carts/cart-items';
import type { Pricing } from '#domain/store/prices/priced-line';
import type { GatewayContext } from '../../../context';
import type { UserError } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { type Fault, userError } from '../../common/user-error';
import { loadPricing } from '../../orders/load-pricing';
import { previewIdOf } from '../../orders/order-fingerprint';
import type { Quoted } from '../../orders/order-kind';
import { refusalOfSeats } from '../seats-at-fault';
import type { SelectedGroup } from '../select-rp-seats';
import { selectUnits } from '../select-units';
import { checkRequested, type RequestedChange } from './requested-change';

export interface ChangeQuote {
  readonly previewId: string;
  readonly priced: PricedChange;
  readonly skipped: readonly SkippedUnit[];
  readonly selected: readonly SelectedGroup[];
  readonly today: CalendarDate;
}

/** Plans and prices a change with the vendor's current data, the only way to either in the gateway (D-48, D-49). */
export async function quoteChange(
  context: GatewayContext,
  requested: RequestedChange,
): Promise<Quoted<ChangeQuote>> {
  const loaded = await loadChange(context, requested, WRONG_KIND[requested.target.kind]);
  return loaded.ok ? quoteLoaded(loaded.quote, requested.target) : loaded;
}

const WRONG_KIND: Record<ChangeKind, string> = {
  EDITION: message.editionChangeFailed,
  TERM: message.termChangeFailed,
};

export interface LoadedChange extends ChangeQuestion, Omit<Pricing, 'today'> {
  readonly selected: readonly SelectedGroup[];
}

export async function loadChange(
  context: GatewayContext,
  requested: Omit<RequestedChange, 'target'>,
  wrongKind: string,
): Promise<Quoted<LoadedChange>> {
  const error = checkRequested(requested);
  if (error) return { ok: false, error };
  const [selection, viewer, pricing] = await Promise.all([
    selectUnits(context, { ...requested, wrongKind }),
    requireProfile(context),
    loadPricing(context),
  ]);
  if (!selection.ok) return selection;
  const question = { viewer, ...pricing, supportHost: context.settings.SUPPORT_HOST };
  return { ok: true, quote: { selected: selection.groups, ...question } };
}

export function quoteLoaded(loaded: LoadedChange, target: ChangeTarget): Quoted<ChangeQuote> {
  const { selected, viewer, today } = loaded;
  const plan = planNamed(target, selected, loaded);
  if (!plan.ok) return plan;
  const priced = priceChange(plan.groups, loaded);
  const previewId = previewIdOf(changeBasis(viewer.userId, priced));
  return { ok: true, quote: { previewId, priced, skipped: plan.skipped, selected, today } };
}

type Planned = Extract<ChangePlan, { ok: true }> | Fault;

function planNamed(
  target: ChangeTarget,
  groups: readonly SelectedGroup[],
  question: ChangeQuestion,
): Planned {
  const elsewhere = checkTarget(target, groups);
  if (elsewhere) return { ok: false, error: elsewhere };
  const plan = planChange(target, groups, question);
  if (plan.ok) return plan;
  const error = refusalOfSeats(plan.refusal, groups, (group) => planChange(target, [group], question));
  return { ok: false, error };
}

function checkTarget(target: ChangeTarget, groups: readonly SelectedGroup[]): UserError | null {
  switch (target.kind) {
    case 'TERM':
      return null;
    case 'EDITION':
      return groups.every(({ group }) => isEditionOf(target.licenseType, group.kind))
        ? null
        : userError('INVALID_INPUT', message.editionElsewhere, { field: 'change.newLicenseType' });
  }
}

function isEditionOf(licenseType: number, kind: ProductKind): boolean {
  return kind === 'rp' ? editionOf(licenseType) !== null : aseProductOf(licenseType) !== null;
}
