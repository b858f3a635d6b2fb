import { isPaidNow } from '#domain/changes/edition-term/change-plan';
import type { PricedGroup } from '#domain/changes/edition-term/price-change';
import { toDecimalString } from '#domain/money/cents';
import { termName } from '#domain/terms/term-code';
import { SUBSCRIPTION_KINDS } from '../../../models/codes';
import type { ChangePayload, ChangePreview, SkippedSeats, SkipReason } from '../../../resolvers.generated';
import { toCartLine } from '../../store/to-cart';
import { type ChangedGroupModel, toChangedRow } from './changed-row';
import type { ChangeQuote } from './quote-change';

export interface ChangePreviewModel extends Omit<ChangePreview, '__typename' | 'groups'> {
  readonly groups: ChangedGroupModel[];
}

export interface ChangeResult extends Omit<ChangePayload, '__typename' | 'preview' | 'viewer'> {
  readonly preview: ChangePreviewModel | null;
}

const REASONS: readonly SkipReason[] = ['SAME', 'CANCELED', 'ENDED'];

export function toChangePreview(quote: ChangeQuote): ChangePreviewModel {
  const { previewId, priced } = quote;
  return {
    previewId,
    isPaid: isPaidNow(priced.groups),
    groups: priced.groups.map((group) => toGroup(group, quote)),
    skipped: REASONS.map((reason) => toSkipped(reason, quote)).filter(({ count }) => count > 0),
    listTotal: toDecimalString(priced.listTotal),
    adjustmentTotal: toDecimalString(priced.adjustmentTotal),
    discountTotal: toDecimalString(priced.discountTotal),
    total: toDecimalString(priced.total),
  };
}

function toGroup(priced: PricedGroup, { selected, today }: ChangeQuote): ChangedGroupModel {
  const { group, units, lines } = priced;
  const source = selected.find((found) => found.group.id === group.id);
  return {
    subscriptionId: group.id,
    number: source?.number ?? 0,
    kind: SUBSCRIPTION_KINDS[group.kind],
    termName: termName(group.term),
    expireDate: group.expireDate,
    newExpireDate: priced.expireDate,
    rowCount: units.length,
    lines: lines.map(toCartLine),
    adjustmentTotal: toDecimalString(priced.adjustmentTotal),
    discountTotal: toDecimalString(priced.discountTotal),
    total: toDecimalString(priced.total),
    units,
    toRow: (planned) => toChangedRow(priced, planned, source, today),
  };
}

function toSkipped(reason: SkipReason, { skipped, selected }: ChangeQuote): SkippedSeats {
  const units = skipped.filter((unit) => unit.reason === reason);
  const counted = reason === 'CANCELED' ? selected.map(({ canceledCount }) => canceledCount) : [];
  const count = counted.reduce((sum, more) => sum + more, units.length);
  return { reason, count, seatIds: units.flatMap(({ seatId }) => seatId ?? []) };
}
