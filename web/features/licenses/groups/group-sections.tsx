import type { SubscriptionSection } from '../../../schema.generated';
import type { ManageProductsQuery } from '../manage-products.generated';
import type { SeatVariables } from '../view/use-seat-view';
import { GroupCard } from './group-card';
import classes from './group-sections.module.css';

export type ManagedGroup = NonNullable<
  NonNullable<ManageProductsQuery['viewer']>['subscriptions']
>['nodes'][number];

const SECTIONS: readonly { section: SubscriptionSection; title: string }[] = [
  { section: 'UPCOMING', title: 'Upcoming' },
  { section: 'ACTIVE', title: 'Active' },
  { section: 'EXPIRED', title: 'Expired' },
];

interface GroupSectionsProps {
  groups: readonly ManagedGroup[];
  variables: SeatVariables;
  /** The group that the address names; its seats are shown wherever it stands. */
  named: string | null;
}

/** The groups under their three headings; an empty Upcoming or Expired is left out (MAN-05, D-59). */
export function GroupSections({ groups, variables, named }: GroupSectionsProps) {
  const isFiltered = variables.filter !== null;
  const shown = isFiltered ? groups.filter((group) => group.seats.totalCount > 0) : groups;
  return SECTIONS.map(({ section, title }) => {
    const members = shown.filter((group) => group.section === section);
    const isKept = section === 'ACTIVE' && !isFiltered;
    if (members.length === 0 && !isKept) return null;
    return (
      <section key={section} className={classes['section']} aria-label={title}>
        <h2>{title}</h2>
        {members.length === 0 && <p className={classes['none']}>No active subscriptions.</p>}
        {members.map((group) => (
          <GroupCard
            key={`${group.id} ${isFiltered}`}
            group={group}
            variables={variables}
            startsOpen={section !== 'EXPIRED' || isFiltered || group.id === named}
          />
        ))}
      </section>
    );
  });
}
