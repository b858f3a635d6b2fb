import type { ChangeUnit } from '#domain/changes/change-unit';
import { renewableUnits } from '#domain/changes/purchase-order/plan-po-renewal';
import { displayName } from '#domain/licenses/display-name';
import { termName } from '#domain/terms/term-code';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { LICENSE_TYPES, SUBSCRIPTION_KINDS } from '../../../models/codes';
import type { RenewableGroup, RenewableSeat } from '../../../resolvers.generated';
import { paginate } from '../../common/paginate';
import type { SelectedGroup } from '../select-rp-seats';

export interface RenewableGroupModel extends Omit<RenewableGroup, '__typename' | 'seats'> {
  readonly selected: SelectedGroup;
}

export function toRenewableGroup(selected: SelectedGroup): RenewableGroupModel {
  const { group, name, assignedTo } = selected;
  const { id, kind, term, expireDate } = group;
  return {
    id,
    name,
    kind: SUBSCRIPTION_KINDS[kind],
    assignedTo,
    termName: termName(term),
    expireDate,
    selected,
  };
}

export const renewableGroupResolvers = {
  RenewableGroup: {
    seats: ({ selected }, args) => {
      const units = renewableUnits(selected.units);
      const page = paginate(units, idOf, args);
      return {
        ...page,
        nodes: page.nodes.map((unit) => toSeat(unit, selected)),
        ids: units.flatMap(({ seatId }) => seatId ?? []),
      };
    },
  },
} satisfies SomeResolvers;

function toSeat(unit: ChangeUnit, { group, rows, assignedTo }: SelectedGroup): RenewableSeat {
  const row = unit.seatId === null ? undefined : rows.get(unit.seatId);
  return {
    id: idOf(unit),
    licenseType: LICENSE_TYPES[unit.licenseType],
    productName: displayName(unit.licenseType),
    quantity: unit.quantity,
    assignedTo: group.kind === 'rp' ? (row?.assignedTo ?? null) : assignedTo,
    managers: row?.managers ?? [],
  };
}

function idOf({ seatId, licenseType }: ChangeUnit): string {
  return seatId ?? `counted-${licenseType}`;
}
