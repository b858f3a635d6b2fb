import type { ManageProductsQuery } from '../manage-products.generated';
import type { SeatVariables } from '../view/use-seat-view';
import { GroupCard } from './group-card';
import { Sections } from './sections';

export type ManagedGroup = NonNullable<
  NonNullable<ManageProductsQuery['viewer']>['subscriptions']
>['nodes'][number];

interface GroupSectionsProps {
  groups: readonly ManagedGroup[];
  variables: SeatVariables;
  /** The group that the address names; its seats are shown wherever it stands. */
  named: string | null;
}

export function GroupSections({ groups, variables, named }: GroupSectionsProps) {
  const isFiltered = variables.filter !== null;
  return (
    <Sections groups={groups} keepsActive={!isFiltered}>
      {(group) => (
        <GroupCard
          key={`${group.id} ${isFiltered}`}
          group={group}
          variables={variables}
          startsOpen={group.section !== 'EXPIRED' || isFiltered || group.id === named}
        />
      )}
    </Sections>
  );
}
