import type { CalendarDate } from '#domain/calendar/calendar-date';
import { type ChangeKind, isPaidNow, type PlannedUnit } from '#domain/changes/edition-term/change-plan';
import type { PricedGroup } from '#domain/changes/edition-term/price-change';
import { displayName } from '#domain/licenses/display-name';
import { toDecimalString } from '#domain/money/cents';
import { termName } from '#domain/terms/term-code';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { SUBSCRIPTION_KINDS } from '../../../models/codes';
import type {
  ChangedGroup,
  ChangedRow,
  ChangePayload,
  ChangePreview,
  SkippedSeats,
  SkipReason,
} from '../../../resolvers.generated';
import { paginate } from '../../common/paginate';
import { toCartLine } from '../../common/to-cart-line';
import type { SelectedGroup } from '../select-rp-seats';
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
    name: source?.name ?? '',
    kind: SUBSCRIPTION_KINDS[group.kind],
    termName: termName(group.term),
    expireDate: group.expireDate,
    newExpireDate: priced.expireDate,
    rowCount: units.length,
    effects: [...new Set(units.map(({ effect }) => effect))],
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

function rowId({ unit }: PlannedUnit): string {
  return unit.seatId ?? `counted-${unit.licenseType}`;
}

const CHANGED_TO: Record<ChangeKind, (planned: PlannedUnit) => string> = {
  EDITION: ({ licenseType }) => displayName(licenseType),
  TERM: ({ term }) => termName(term),
};

/** Row of a seat's change in the review (EDIT-07). */
function toChangedRow(
  { group, kind, lines }: PricedGroup,
  planned: PlannedUnit,
  selected: SelectedGroup | undefined,
  today: CalendarDate,
): ChangedRow {
  const { unit, effect, licenseType } = planned;
  const row = unit.seatId === null ? undefined : selected?.rows.get(unit.seatId);
  const line = effect === 'NOW' ? lines.find((found) => found.licenseType === licenseType) : undefined;
  return {
    seatId: unit.seatId,
    product: displayName(unit.licenseType),
    quantity: unit.quantity,
    assignedTo: group.kind === 'rp' ? (row?.assignedTo ?? null) : (selected?.assignedTo ?? null),
    managers: row?.managers ?? [],
    change: CHANGED_TO[kind](planned),
    effect,
    effectiveOn: effect === 'TERM_END' ? group.expireDate : today,
    price: line ? toDecimalString(line.normalItemPrice) : null,
  };
}

export interface ChangedGroupModel extends Omit<ChangedGroup, '__typename' | 'rows'> {
  readonly units: readonly PlannedUnit[];
  toRow(planned: PlannedUnit): ChangedRow;
}

export const changedRowResolvers = {
  ChangedGroup: {
    rows: ({ units, toRow }, args) => {
      const page = paginate(units, rowId, args);
      return { ...page, nodes: page.nodes.map(toRow) };
    },
  },
} satisfies SomeResolvers;
