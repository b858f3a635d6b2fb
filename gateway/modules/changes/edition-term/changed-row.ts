import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { ChangeKind, PlannedUnit } from '#domain/changes/edition-term/change-plan';
import type { PricedGroup } from '#domain/changes/edition-term/price-change';
import { displayName } from '#domain/licenses/display-name';
import { toDecimalString } from '#domain/money/cents';
import { termName } from '#domain/terms/term-code';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { ChangedGroup, ChangedRow } from '../../../resolvers.generated';
import { paginate } from '../../common/paginate';
import type { SelectedGroup } from '../select-rp-seats';

export function rowId({ unit }: PlannedUnit): string {
  return unit.seatId ?? `counted-${unit.licenseType}`;
}

const CHANGED_TO: Record<ChangeKind, (planned: PlannedUnit) => string> = {
  EDITION: ({ licenseType }) => displayName(licenseType),
  TERM: ({ term }) => termName(term),
};

/** What becomes of a seat, as the review shows it (EDIT-07). */
export function toChangedRow(
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
